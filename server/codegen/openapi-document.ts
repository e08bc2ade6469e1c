import { openApiDocument } from '../rest/openapi.ts'

export function printedOpenApi(): string {
  return `${JSON.stringify(openApiDocument('v1'), null, 2)}\n`
}
