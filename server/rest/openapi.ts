import { type InputField, inputFields } from '../core/input/input-fields.ts'
import type { ReplyKind } from './calls.ts'
import { VALUE_EXAMPLES } from './openapi-examples.ts'
import { ID, INTEGER, inputSchema, type Schema, Schemas } from './openapi-schemas.ts'
import { JSON_TYPES } from './read-body.ts'
import { allRoutes, type Route, routes } from './routes.ts'

const PARAMETERS: Readonly<Record<string, string>> = {
  Page: 'Number of the page, from 1.',
  PageCount: 'Records on a page, 1 to 100.',
  Query: 'A text to search for, or empty.',
  OrderBy: 'A field to sort by, or empty; with ` desc` after it in descending order.',
  productId: 'Id of the product.',
}
/** Query parameters of type string; all others are numbers. */
const TEXTS = new Set(['Query', 'OrderBy'])

const FAILURES = {
  400: 'The request breaks a rule; `errors` says which.',
  401: 'A valid token is needed.',
  403: 'The caller lacks a permission, or the anti-forgery header is wrong.',
  404: 'There is no such record.',
  409: 'The change conflicts with other data; `reason` says how.',
  413: 'The body or a file is too large.',
  415: 'The media type of the body is not accepted.',
  429: 'Too many attempts; `Retry-After` says when to try again.',
  500: 'An unexpected error of the server, logged under `traceId`.',
  503: 'The database cannot be reached, or the server is overloaded; `Retry-After` says when to try again.',
}

const isLater = (path: string) => path.startsWith('/api/v2/')

const TAGS: Readonly<Record<string, string>> = {
  About: 'Texts about the restaurant.',
  ApplicationVersion: 'The version of the product.',
  Auth: 'Sign-in and sign-out.',
  Blog: 'Blog entries.',
  BlogCategory: 'Categories of blog entries.',
  BlogTag: 'Tags of blog entries.',
  Category: 'Categories of the menu.',
  Contact: 'Contact entries; the site shows the first.',
  Product: 'Dishes and drinks.',
  ProductImage: 'Pictures of products.',
  Services: 'Services that the restaurant offers.',
  UserManager: 'Users, roles and groups.',
  Values: 'Short named values.',
}

type Sentence = (one: string, many: string) => readonly [summary: string, details: string]

const SENTENCES: Readonly<Record<string, Sentence>> = {
  add: (one) => [`Adds ${one}.`, 'The reply is the new record.'],
  update: (one) => [
    `Changes ${one}.`,
    'Only the fields that are sent change. The reply is the changed record.',
  ],
  remove: (one) => [`Removes ${one}.`, 'An administrator can restore it through GraphQL.'],
  one: (one) => [`Returns ${one} by its id.`, 'An id that is unknown, or hidden from the caller, is 404.'],
  table: (_, many) => [
    `Returns a page of ${many}.`,
    'The body searches, filters and sorts; all of its fields are optional. `includeDeleted` is for administrators.',
  ],
  page: (_, many) => [
    `Returns ${many} page by page.`,
    'All four parameters are required; `Query` and `OrderBy` may be empty. `OrderBy` may end in ` desc`.',
  ],
  list: (_, many) => [`Returns all ${many}.`, 'The list is not paged.'],
}

/** The key in `SENTENCES` of each action, without the part that names the kind of record. */
const ACTIONS: Readonly<Record<string, string>> = {
  ...{ add: 'add', post: 'add', update: 'update', put: 'update', remove: 'remove', delete: 'remove' },
  ...{ 'get-by-id': 'one', get: 'one', 'get-table-all': 'table', 'get-all': 'list' },
}

const ADDS_IMAGES = [
  'Adds pictures to a product.',
  'One to ten pictures as parts named `Image`; all of them are stored, or none. The reply is the list of new records.',
] as const

const SINGULAR: Readonly<Record<string, readonly [summary: string, details: string]>> = {
  'get-current': ['Returns the version of the product.', 'It increases with every release.'],
  login: [
    'Signs in.',
    'By `email` or `userName`, and `password`. Send `auth_token` as `Authorization: Bearer …` for `expires_in` seconds. An address may make 20 attempts a minute.',
  ],
  logout: ['Ends the token of the request.', 'It becomes invalid on every machine at once.'],
}

/**
 * The OpenAPI 3 document of the old API, generated from the rows that mount it.
 * @param version `v1` is the one from which existing clients were generated. It has success replies only: generated
 * clients would throw a plain object for a typed error reply. `v2` also has the error replies and the later calls.
 */
export function openApiDocument(version: 'v1' | 'v2'): object {
  const schemas = new Schemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of version === 'v1' ? routes : allRoutes) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row, schemas, version) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Restaurant site',
      version,
      description: 'The calls of existing clients. New clients should use GraphQL at `/graphql`.',
      contact: { name: 'Restaurant site' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    // v1 had no base address; generators would put `/` before each path.
    ...(version === 'v2' && {
      servers: [{ url: '/', description: 'The server that this document comes from.' }],
    }),
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.all,
      securitySchemes: { Bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(row: Route, schemas: Schemas, version: 'v1' | 'v2'): object {
  const [controller, action] = row.path.replace(/^\/api\/(v\d\/)?/, '').split('/') as [string, string]
  const parameters = [...pathParameters(row), ...queryParameters(row)]
  const body = requestBody(row, schemas)
  return {
    tags: [controller],
    operationId: `${controller}_${pascal(action)}${isLater(row.path) ? 'V2' : ''}`,
    ...descriptionOf(controller, action, row),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...success(row, schemas), ...(version === 'v2' ? failures(row, schemas) : {}) },
    // The token is optional for public calls; generated clients send one only if the document declares it.
    security: row.access === 'public' ? [{}, { Bearer: [] }] : [{ Bearer: [] }],
  }
}

function descriptionOf(
  controller: string,
  action: string,
  row: Route,
): { summary: string; description: string } {
  const [summary, details] = SINGULAR[action] ?? sentencesOf(controller, action, row)
  return { summary, description: `${details} ${accessOf(row)}` }
}

function sentencesOf(controller: string, action: string, { call }: Route): readonly [string, string] {
  const part = /-(user|role|group)(?=-|$)/.exec(action)?.[1]
  const plain = part ? action.replace(`-${part}`, '') : action
  if (call.reply === 'list' && plain === 'add') return ADDS_IMAGES
  const sentence = SENTENCES[call.reply === 'paged' ? 'page' : (ACTIONS[plain] ?? '')]
  if (!sentence || !call.noun) throw new Error(`${controller}/${action} has no description.`)
  return sentence(...call.noun)
}

function accessOf({ access }: Route): string {
  if (access === 'public') return 'Public; with a token the reply contains what its user may see.'
  return access === 'signed-in' ? 'The caller must be signed in.' : `The caller needs the role \`${access}\`.`
}

function pascal(action: string): string {
  return action.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function pathParameters({ path }: Route): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'Id of the record.',
    schema: ID,
    example: 1,
  }))
}

function queryParameters({ query, call }: Route): object[] {
  const required = query.map((name) => {
    const text = TEXTS.has(name)
    // All four parameters of a paged list are required, but a string may be empty.
    return {
      name,
      in: 'query',
      required: true,
      ...(text && { allowEmptyValue: true }),
      description: PARAMETERS[name] ?? 'Id of the record.',
      schema: text ? { type: 'string' } : ID,
      example: VALUE_EXAMPLES[name],
    }
  })
  const description = 'Id of the record, where there is no body.'
  return call.takesBareId
    ? [...required, { name: 'id', in: 'query', required: false, description, schema: ID }]
    : required
}

function requestBody(row: Route, schemas: Schemas): object | null {
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

function jsonSchema({ call }: Route, schemas: Schemas): Schema {
  if (call.body) return schemas.input(call.body.input, call.body.names ?? {}, call.body.withId)
  return call.reply === 'none' ? schemas.id() : schemas.table()
}

/** The schema of a form, with the part names that clients send. */
function formSchema({ form, call }: Route): Schema {
  const parts = form.map((name) => ({ name, ...partOf(name, call) }))
  const required = parts.filter((part) => part.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, schema }) => [name, withExample(name, schema)])),
    ...(required.length > 0 && { required }),
  }
}

function partOf(part: string, { body }: Route['call']): { schema: Schema; required: boolean } {
  if (part === 'Id') {
    return body?.withId
      ? { schema: ID, required: true }
      : { schema: { ...INTEGER, description: 'Ignored: the server assigns the id.' }, required: false }
  }
  const isPart = ([name]: [string, InputField]) =>
    (body?.names?.[name] ?? name).toLowerCase() === part.toLowerCase()
  const field = body && [...inputFields(body.input)].find(isPart)?.[1]
  return field
    ? { schema: inputSchema(field), required: field.required }
    : // Each picture of a product is a part of its own.
      {
        schema: { type: 'array', minItems: 1, items: { type: 'string', format: 'binary' } },
        required: true,
      }
}

function withExample(name: string, schema: Schema): Schema {
  const example = VALUE_EXAMPLES[name]
  return example === undefined ? schema : { ...schema, example }
}

const bodies: Readonly<Record<ReplyKind, (row: Route, schemas: Schemas) => Schema | null>> = {
  none: () => null,
  entity: ({ call }, schemas) => shapeOf(call, schemas),
  version: ({ call }, schemas) => shapeOf(call, schemas),
  login: ({ call }, schemas) => shapeOf(call, schemas),
  list: ({ call }, schemas) => ({ type: 'array', items: shapeOf(call, schemas) }),
  table: ({ call }, schemas) => (call.shape ? schemas.tableOf(call.shape) : {}),
  paged: ({ call }, schemas) => (call.shape ? schemas.pageOf(call.shape) : {}),
}

function shapeOf({ shape }: Route['call'], schemas: Schemas): Schema {
  return shape ? schemas.of(shape) : {}
}

function success(row: Route, schemas: Schemas): object {
  const schema = bodies[row.call.reply](row, schemas)
  return schema
    ? { 200: { description: 'Success', content: { 'application/json': { schema } } } }
    : { 204: { description: 'Done. The reply has no body.' } }
}

function failures({ access, body, path, call }: Route, schemas: Schemas): object {
  const schema = schemas.problem()
  const open = access === 'public'
  const possible: Record<string, boolean> = {
    401: !open || call.reply === 'login',
    // The anti-forgery check applies to every unsafe call, public or not.
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
