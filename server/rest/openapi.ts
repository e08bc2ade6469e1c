import { inputFields } from '../core/input-fields.ts'
import type { ReplyKind } from './calls.ts'
import { inputSchema, type Schema, Schemas } from './openapi-schemas.ts'
import { type Row, routes } from './routes.ts'

const JSON_TYPES = ['application/json-patch+json', 'application/json', 'text/json', 'application/*+json']
const INTEGER = { type: 'integer', format: 'int32' }
/** Query parameters that are texts; all others are numbers. */
const TEXTS = new Set(['Query', 'OrderBy'])

const FAILURES = {
  400: 'The request breaks a rule; `errors` says which.',
  401: 'A valid token is needed.',
  403: 'The caller may not do this.',
  404: 'There is no such record.',
  409: 'Something else stands against it; the message says what.',
  413: 'The body or a file is too large.',
  415: 'The body is of another type than is accepted.',
  429: 'Too many attempts; `Retry-After` says when to try again.',
  500: 'A fault of the server; the log has it under the trace id.',
  503: 'The database cannot be reached at the moment.',
}

const DOES: Readonly<Record<string, string>> = {
  add: 'Adds one',
  update: 'Changes what is sent, and leaves the rest',
  remove: 'Removes one; an administrator can restore it',
  delete: 'Removes one; an administrator can restore it',
  'get-by-id': 'One by its id',
  'get-table-all': 'One page of the table, searched, filtered and sorted',
  'get-all': 'The whole list',
}

/**
 * The OpenAPI 3 document of the old API's calls, from the rows that mount them.
 * @param version `v1` is what clients were generated from: success replies only, since generated clients throw a
 * bare object where an error body is typed. `v2` types the error replies too.
 */
export function openApiDocument(version: 'v1' | 'v2'): object {
  const schemas = new Schemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of routes) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row, schemas, version) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Restaurant site',
      version,
      description:
        'The calls that existing clients make. New work is better served by GraphQL at `/graphql`.',
    },
    paths,
    components: {
      schemas: schemas.all,
      securitySchemes: { Bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(row: Row, schemas: Schemas, version: 'v1' | 'v2'): object {
  const [controller, action] = row.path.replace(/^\/api\/(v1\/)?/, '').split('/') as [string, string]
  const parameters = [...pathParameters(row), ...queryParameters(row)]
  const body = requestBody(row, schemas)
  return {
    tags: [controller],
    operationId: `${controller}_${pascal(action)}`,
    summary: summaryOf(action, row),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...success(row, schemas), ...(version === 'v2' ? failures(row, schemas) : {}) },
    ...(row.access !== 'public' && { security: [{ Bearer: [] }] }),
  }
}

function summaryOf(action: string, { access }: Row): string {
  const does = DOES[action] ?? action.replaceAll('-', ' ')
  const who =
    access === 'public' ? 'For everybody' : access === 'signed-in' ? 'For who is signed in' : `For ${access}`
  return `${does}. ${who}.`
}

function pascal(action: string): string {
  return action.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function pathParameters({ path }: Row): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: INTEGER,
  }))
}

function queryParameters({ query }: Row): object[] {
  return query.map((name) => {
    const text = TEXTS.has(name)
    // All four of a paged list must be there, but a text may be empty.
    return {
      name,
      in: 'query',
      required: true,
      ...(text && { allowEmptyValue: true }),
      schema: text ? { type: 'string' } : INTEGER,
    }
  })
}

function requestBody(row: Row, schemas: Schemas): object | null {
  if (row.body === 'none') return null
  if (row.body === 'multipart') {
    return { required: true, content: { 'multipart/form-data': { schema: formSchema(row) } } }
  }
  const schema = jsonSchema(row, schemas)
  const required = row.call.body !== undefined
  return {
    ...(required && { required }),
    content: Object.fromEntries(JSON_TYPES.map((type) => [type, { schema }])),
  }
}

function jsonSchema({ call }: Row, schemas: Schemas): Schema {
  if (call.body) return schemas.input(call.body.input, call.body.names ?? {}, call.body.withId)
  return call.reply === 'none' ? schemas.id() : schemas.table()
}

/** The parts of a form under the names that clients send; every one may be left out of an update. */
function formSchema({ form, call }: Row): Schema {
  const names = call.body?.names ?? {}
  const fields = call.body ? inputFields(call.body.input) : new Map<string, never>()
  const properties = form.map((part) => {
    if (part === 'Id' || part === 'ProductId') return [part, INTEGER]
    const own = [...fields].find(([name]) => (names[name] ?? name).toLowerCase() === part.toLowerCase())
    // Pictures of a product come as a part each.
    return [part, own ? inputSchema(own[1]) : { type: 'array', items: { type: 'string', format: 'binary' } }]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(call.body?.withId && { required: ['Id'] }),
  }
}

const bodies: Readonly<Record<ReplyKind, (row: Row, schemas: Schemas) => Schema | null>> = {
  none: () => null,
  entity: ({ call }, schemas) => shapeOf(call, schemas),
  version: ({ call }, schemas) => shapeOf(call, schemas),
  login: ({ call }, schemas) => shapeOf(call, schemas),
  list: ({ call }, schemas) => ({ type: 'array', items: shapeOf(call, schemas) }),
  table: ({ call }, schemas) => (call.shape ? schemas.tableOf(call.shape) : {}),
  paged: ({ call }, schemas) => (call.shape ? schemas.pageOf(call.shape) : {}),
}

function shapeOf({ shape }: Row['call'], schemas: Schemas): Schema {
  return shape ? schemas.of(shape) : {}
}

function success(row: Row, schemas: Schemas): object {
  const schema = bodies[row.call.reply](row, schemas)
  return schema
    ? { 200: { description: 'Success', content: { 'application/json': { schema } } } }
    : { 204: { description: 'Done; there is nothing to say' } }
}

/** The failures that a call can come to. */
function failures({ access, body, path, call }: Row, schemas: Schemas): object {
  const schema = schemas.problem()
  const open = access === 'public'
  const possible: Record<string, boolean> = {
    401: !open || call.reply === 'login',
    // An unsafe call that does not repeat its anti-forgery cookie is refused, whoever makes it.
    403: !open || body !== 'none',
    409: !open,
    404: call.reply === 'entity' || path.includes('{') || (call.reply === 'none' && body === 'json'),
    413: body !== 'none',
    415: body !== 'none',
    429: call.reply === 'login',
  }
  return Object.fromEntries(
    Object.entries(FAILURES)
      .filter(([status]) => possible[status] ?? true)
      .map(([status, description]) => [
        status,
        { description, content: { 'application/problem+json': { schema } } },
      ]),
  )
}
