import { readdirSync, readFileSync } from 'node:fs'

/** Where the list of migrations is kept, below the project. */
export const MIGRATIONS = 'server/database/migrations.ts'

const FOLDER = new URL('../database/migrations/', import.meta.url)

/** The list of migrations in the order of their numbers, since a bundled server has no folder to look into. */
export function printedMigrations(): string {
  const files = readdirSync(FOLDER).filter((name) => /^\d{3}-[\w-]+\.ts$/.test(name))
  const migrations = files.sort().map((file) => {
    const name = file.slice(0, -3)
    const [, type] =
      /export class (\w+) extends Migration\b/.exec(readFileSync(new URL(file, FOLDER), 'utf8')) ?? []
    if (!type) throw new Error(`${file} exports no class that extends Migration.`)
    return { name, type }
  })
  return [
    '// Made of the files in migrations/ by `npm run codegen`.',
    ...migrations.map(({ name, type }) => `import { ${type} } from './migrations/${name}.ts'`),
    '',
    '/** All migrations in their order; one that has run somewhere never changes. */',
    'export const migrationsList = [',
    ...migrations.map(({ name, type }) => `  { name: '${name}', class: ${type} },`),
    ']',
    '',
  ].join('\n')
}
