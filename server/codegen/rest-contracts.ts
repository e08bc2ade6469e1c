import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generate } from 'openapi-typescript-codegen'
import { printedOpenApi } from './openapi-document.ts'

/** Where the types of the REST client are kept, below the project. */
export const CONTRACTS = 'web/src/rest/contracts.ts'

/** The types of the REST client, from the OpenAPI document of the server's calls. */
export async function printedContracts(): Promise<string> {
  const output = await mkdtemp(path.join(tmpdir(), 'restaurant-contracts-'))
  try {
    await generate({
      input: JSON.parse(printedOpenApi()),
      output,
      exportCore: false,
      exportServices: false,
      indent: '2',
      useUnionTypes: true,
    })
    const models = path.join(output, 'models')
    const files = (await readdir(models)).sort()
    const types = await Promise.all(
      files.map(async (file) => typeOf(await readFile(path.join(models, file), 'utf8'))),
    )
    return `// Made of schema/openapi.json by \`npm run codegen\`.\n\n${types.join('\n\n')}\n`
  } finally {
    await rm(output, { recursive: true })
  }
}

/** The type of a generated file, whose neighbours stand in the same file here. */
function typeOf(source: string): string {
  return source
    .slice(source.indexOf('export type'))
    .replace(/\bany\b/g, 'unknown')
    .trim()
}
