import { ERROR_NAMES, ERROR_REASONS, printedErrorNames, printedErrorReasons } from './error-reasons.ts'
import { printedSchema } from './graphql-schema.ts'
import { INPUT_BOUNDS, printedInputBounds } from './input-bounds.ts'
import { MIGRATIONS, printedMigrations } from './migrations.ts'
import { printedOpenApi } from './openapi-document.ts'
import { PERMISSION_LIST, printedPermissions } from './permissions.ts'
import { CONTRACTS, printedContracts } from './rest-contracts.ts'

export interface Artifact {
  readonly filename: string
  readonly content: string
}

/** All files generated from the server's declarations; the site's typed documents are generated from the schema. */
export async function artifacts(): Promise<Artifact[]> {
  return [
    { filename: 'schema/schema.graphql', content: await printedSchema() },
    { filename: INPUT_BOUNDS, content: await printedInputBounds() },
    { filename: PERMISSION_LIST, content: printedPermissions() },
    { filename: ERROR_REASONS, content: printedErrorReasons() },
    { filename: ERROR_NAMES, content: printedErrorNames() },
    { filename: MIGRATIONS, content: printedMigrations() },
    { filename: 'schema/openapi.json', content: printedOpenApi() },
    { filename: CONTRACTS, content: await printedContracts() },
  ]
}
