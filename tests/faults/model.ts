import pg from 'pg'

const COLUMNS = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = 'public' and table_name <> 'migration' order by 1, 2`
const TRIGGERS = `select event_object_table, trigger_name, event_manipulation from information_schema.triggers
  where trigger_schema = 'public' order by 1, 2, 3`

export async function rowsOf<Row>(statement: string, url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows as Row[]
}

/** Tables and triggers, except the ORM's record of migrations. */
export const modelOf = async (url: string) => [await rowsOf(COLUMNS, url), await rowsOf(TRIGGERS, url)]
