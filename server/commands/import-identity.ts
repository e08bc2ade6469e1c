import { readFile } from 'node:fs/promises'
import { commandLine } from '../env.ts'
import { importIdentity } from './identity/import-identity.ts'
import { fileIn, parsedArguments, runCommand, UsageError } from './run-command.ts'

const USAGE = `Usage:
  ${commandLine('import:identity')} FILE
FILE contains one JSON object per line, exported from the tables of ASP.NET Core Identity with their column names:
users, roles, groups, and the links between them.`

await runCommand(
  () => parsedArguments(USAGE, fileIn),
  async (_product, context, file) => {
    const lines = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`FILE must be a file that can be read, which ${file} is not.`)
    })
    const report = await importIdentity(context, lines)
    for (const { line, what, why } of report.rejected)
      console.log(`line ${line}: ${what} was rejected: ${why}`)
    for (const note of report.notes) console.log(note)
    console.log(
      `Imported: ${Object.entries(report.imported)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ')}. Rejected: ${report.rejected.length} lines.`,
    )
  },
)
