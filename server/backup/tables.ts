import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { OTHER_TABLES } from '../core/other-tables.ts'
import { LOCKS } from '../core/primitives/locks.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { withClient } from '../database/with-client.ts'

/** A part of a table's rows ends with the row that exceeds this size. */
const PART_BYTES = MEBIBYTE
const NEWLINE = 0x0a

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

const SETTINGS = [
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO'",
  "timezone = 'UTC'",
  'extra_float_digits = 3',
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
]

/** Runs work on a connection whose text format does not depend on the server's settings, without statement timeout. */
export function withSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const options = {
    connectionString: url,
    application_name: 'restaurant-site backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  }
  return withClient(options, async (client) => {
    for (const setting of SETTINGS) await client.query(`set ${setting}`)
    return work(client)
  })
}

/** Runs `work` while no picture is removed and no other backup is made. */
export async function lockingPictures<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [LOCKS.backup])
  const result = await work()
  const { rows } = await client.query('select pg_advisory_unlock($1) as held', [LOCKS.backup])
  if (!rows[0].held) throw new Error('The connection that kept the pictures was lost.')
  return result
}

const LEFT_OUT = new Set(OTHER_TABLES.filter(({ isBackedUp }) => !isBackedUp).map(({ table }) => table))

/** A column with secrets that are shown once; the key that opens them is a part of the backup. */
const LEFT_OUT_COLUMN = { table: 'client_key', column: 'sealed' }

/** Whether backups leave a table out. */
export function isLeftOut(table: string): boolean {
  return LEFT_OUT.has(table)
}

/**
 * Tables of the database in foreign key order, with the columns that backups have: each follows the ones it references.
 * @param isWhole whether also with the column that backups leave out.
 */
export async function tablesOf(client: pg.Client, isWhole = false): Promise<Table[]> {
  const { table, column } = LEFT_OUT_COLUMN
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(
    `select c.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
              and (c.relname, a.attname) <> ($1, $2)
            order by a.attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
            where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`,
    isWhole ? ['', ''] : [table, column],
  )
  const sorted: Table[] = []
  const left = new Map(rows.map((row) => [row.name, row]))
  while (left.size > 0) {
    const next = [...left.values()].find(({ refers }) => !refers.some((name) => left.has(name)))
    if (!next)
      throw new Error(`These tables refer to each other in a circle: ${[...left.keys()].join(', ')}.`)
    left.delete(next.name)
    sorted.push({ name: next.name, columns: next.columns })
  }
  return sorted
}

export async function sequencesOf(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`)
  return rows
}

/**
 * Copies a table out in parts of whole rows, in PostgreSQL's text format, one line a row.
 * @returns the number of rows.
 */
export async function copyOut(
  client: pg.Client,
  table: Table,
  take: (part: Buffer) => Promise<void>,
): Promise<number> {
  let rows = 0
  let kept: Buffer[] = []
  let bytes = 0
  const stream = client.query(to(`copy ${target(client, table)} to stdout`))
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // Newlines inside values are escaped, so that every newline ends a row.
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
    kept.push(chunk)
    bytes += chunk.length
    const end = bytes < PART_BYTES ? -1 : chunk.lastIndexOf(NEWLINE)
    if (end < 0) continue
    const rest = chunk.subarray(end + 1)
    await take(Buffer.concat(kept).subarray(0, bytes - rest.length))
    kept = [rest]
    bytes = rest.length
  }
  if (bytes > 0) await take(Buffer.concat(kept))
  return rows
}

/** @returns the number of rows. */
export async function copyIn(client: pg.Client, table: Table, part: AsyncIterable<Buffer>): Promise<number> {
  const stream = client.query(from(`copy ${target(client, table)} from stdin`))
  await pipeline(Readable.from(part, { objectMode: false }), stream)
  return stream.rowCount
}

function target(client: pg.Client, { name, columns }: Table): string {
  const quoted = columns.map((column) => client.escapeIdentifier(column))
  return `${client.escapeIdentifier(name)} (${quoted.join(', ')})`
}
