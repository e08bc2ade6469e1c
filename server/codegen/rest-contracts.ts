import { generateApi } from 'swagger-typescript-api'
import { printedOpenApi } from './openapi-document.ts'

/** Where the types of the REST client are kept, below the project. */
export const CONTRACTS = 'web/src/rest/contracts.ts'

/** The types of the REST client, from the OpenAPI document of the server's calls. */
export async function printedContracts(): Promise<string> {
  const { files } = await generateApi({
    spec: JSON.parse(printedOpenApi()),
    output: false,
    silent: true,
    generateClient: false,
    codeGenConstructs: ({ Keyword, ...others }) => ({ ...others, Keyword: { ...Keyword, Any: 'unknown' } }),
  })
  const [types] = files
  if (!types) throw new Error('The generator made no types of schema/openapi.json.')
  return `// Made of schema/openapi.json by \`npm run codegen\`.\n\n${types.fileContent.trim()}\n`
}
