import type { RestApi } from './rest-api.ts'

/** A digest of all records, without the counters of sign-ins. */
export async function everything({ sql }: RestApi): Promise<string> {
  const { rows } = await sql(
    `select md5(string_agg(query_to_xml(format('select * from %I order by 1', table_name), true, false, '')::text, ''
       order by table_name)) as digest
     from information_schema.tables
     where table_schema = 'public' and table_name not in ('sign_in_attempt', 'sign_in_failure', 'user_account', 'migration')`,
  )
  return rows[0].digest
}
