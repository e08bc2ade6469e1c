import { openApiDocument } from '../rest/openapi.ts'

/** The document as `schema/openapi.json` holds it. */
export function printedOpenApi(): string {
  return `${JSON.stringify(openApiDocument('v1'), null, 2)}\n`
}
