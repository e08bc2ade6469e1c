import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { generate } from '@graphql-codegen/cli'
import codegen from '../../codegen.ts'
import { INPUT_BOUNDS, printedInputBounds } from '../../server/graphql/printed-input-bounds.ts'
import { printedSchema } from '../../server/graphql/printed-schema.ts'
import { printedOpenApi } from '../../server/rest/printed-openapi.ts'
import { CONTRACTS, printedContracts } from '../../web/rest-contracts.ts'

/** @returns a line for each generated file that is not what its sources make of it today. */
export async function staleArtifacts(root: string): Promise<string[]> {
  const fresh = [
    { filename: 'schema/schema.graphql', content: await printedSchema() },
    { filename: INPUT_BOUNDS, content: await printedInputBounds() },
    { filename: 'schema/openapi.json', content: printedOpenApi() },
    { filename: CONTRACTS, content: await printedContracts() },
    ...(await documents(root)),
  ]
  const stale = await Promise.all(
    fresh.map(async ({ filename, content }) => {
      const file = path.resolve(root, filename)
      const kept = await readFile(file, 'utf8').catch(() => null)
      return kept === content ? [] : [`${path.relative(root, file)} is stale; run npm run codegen`]
    }),
  )
  return stale.flat()
}

async function documents(root: string): Promise<{ filename: string; content: string }[]> {
  return (await generate({ ...codegen, cwd: root, silent: true, errorsOnly: true }, false)) as {
    filename: string
    content: string
  }[]
}
