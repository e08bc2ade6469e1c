import 'reflect-metadata'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { openApiDocument } from '../../server/rest/openapi.ts'
import type { Route } from '../../server/rest/routes.ts'

type Schema = Record<string, unknown>

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  readonly requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface Document {
  readonly openapi: string
  readonly info: { readonly contact?: object }
  readonly servers?: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

const documents = { v1: openApiDocument('v1') as Document, v2: openApiDocument('v2') as Document }

export const documentOf = (version: 'v1' | 'v2') => documents[version]

export function operationOf({ method, path }: Pick<Route, 'method' | 'path'>, version: 'v1' | 'v2' = 'v1') {
  return documentOf(version).paths[path]?.[method.toLowerCase()]
}

const validators = new Map<string, ValidateFunction>()

/** @returns differences between a reply and the document, as sentences. */
export function replyFaults(row: Route, status: number, body: unknown): string[] {
  const key = `${row.method} ${row.path} ${status}`
  const version = status < 300 && !row.path.startsWith('/api/v2/') ? 'v1' : 'v2'
  const reply = operationOf(row, version)?.responses[status]
  if (!reply) return [`${status} is not in the document`]
  const content = Object.values(reply.content ?? {})[0]
  if (!content) return body === undefined ? [] : ['the document has no body']
  let validate = validators.get(key)
  if (!validate) {
    const ajv = new Ajv({ allErrors: true, strict: false })
    addFormats.default(ajv)
    ajv.addFormat('int32', { type: 'number', validate: (value) => value === (value | 0) })
    ajv.addFormat('double', { type: 'number', validate: Number.isFinite })
    const { components } = documentOf(version)
    validate = ajv.compile(plain({ ...content.schema, components }))
    validators.set(key, validate)
  }
  validate(body)
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  )
}

/** Converts OpenAPI 3.0 to JSON Schema: nullable types become unions, and objects allow no other fields. */
function plain(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]) => [key, plainValue(value)])
  const { nullable, ...rest } = Object.fromEntries(entries) as Schema
  if (rest.type === 'object' && rest.properties && !('additionalProperties' in rest)) {
    rest.additionalProperties = false
  }
  return nullable ? { anyOf: [rest, { type: 'null' }] } : rest
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  return typeof value === 'object' && value !== null ? plain(value as Schema) : value
}
