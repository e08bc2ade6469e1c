import { createHash } from 'node:crypto'
import type pg from 'pg'
import { type Cluster, connection, DATABASE, type Endpoint, ROLE, urlFor } from './embedded-cluster.ts'
import { withClient } from './with-client.ts'

/** An unprivileged role that owns the application's database, which limits the damage of an SQL injection. */
const PLAIN_ROLE = 'restaurant_site'

/** Objects in the application's schema; those of extensions stay with the superuser. */
const HAND_OVER = `do $$
  declare
    held text;
  begin
    for held in
      select format('alter %s %s owner to ${PLAIN_ROLE}',
                    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
                    oid::regclass)
        from pg_class c
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
         and relowner = '${ROLE}'::regrole
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
      union all
      select format('alter routine %s owner to ${PLAIN_ROLE}', oid::regprocedure)
        from pg_proc p
       where pronamespace = 'public'::regnamespace and proowner = '${ROLE}'::regrole
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute held;
    end loop;
  end
$$`

/**
 * Creates the unprivileged role of a cluster, and makes it the owner of a database that the superuser of the cluster
 * still owns, as in clusters of earlier versions.
 * @returns the address of the database for that role.
 */
export async function plainRoleUrl(cluster: Cluster, endpoint: Endpoint): Promise<string> {
  // Derived from the cluster's own password, so that only its readers know it.
  const password = createHash('sha256').update(`${PLAIN_ROLE} ${cluster.password}`).digest('base64url')
  await withClient(connection(cluster, endpoint, DATABASE), async (client) => {
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [DATABASE],
    )
    if (rows[0]?.owner !== PLAIN_ROLE) await handOver(client, password)
  })
  return urlFor(PLAIN_ROLE, password, endpoint)
}

async function handOver(client: pg.Client, password: string): Promise<void> {
  await client.query('begin')
  // Serializes concurrent starts; the second one finds the work done.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [PLAIN_ROLE])
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PLAIN_ROLE])
  if (rowCount === 0) {
    await client.query(`create role ${PLAIN_ROLE} login password ${client.escapeLiteral(password)}`)
  }
  await client.query(`alter database ${DATABASE} owner to ${PLAIN_ROLE}`)
  await client.query(`alter schema public owner to ${PLAIN_ROLE}`)
  await client.query(HAND_OVER)
  await client.query('commit')
}
