import { BadInputError } from '../core/errors.ts'
import { fieldFault } from '../core/field-rules.ts'
import { OWN_PASSWORD, withOwnPassword } from '../core/own-password.ts'
import { booleanFrom, numberFrom } from '../core/primitives/scalars.ts'
import type { FilterValue } from '../core/read/filter-value.ts'
import type { PageOf } from '../core/read/page.ts'
import { type Selection, select, selectRelation } from '../core/read/selection.ts'
import type { TableQuery } from '../core/read/table-query.ts'
import type { RequestContext } from '../core/request-context.ts'
import { LoginInput } from '../modules/auth/auth.input.ts'
import type { Services } from '../services.ts'
import { applicationVersion, loginResult } from './entity-shapes.ts'
import { NamedValues } from './named-values.ts'
import { type Incoming, namingFields, readInput } from './read-input.ts'
import type { Noun, Resource, RouteAccess } from './resources.ts'
import { detailed, listed, type Shape, selectionFor } from './shapes.ts'

/** A request whose permission was checked and whose body was read. */
export interface CallRequest {
  readonly context: RequestContext
  readonly services: Services
  readonly params: Readonly<Record<string, unknown>>
  readonly query: NamedValues
  readonly body: Incoming
  /** The body if it is not an object, such as a bare number. */
  readonly bare: unknown
}

export type ReplyKind = 'entity' | 'list' | 'table' | 'paged' | 'none' | 'version' | 'login'

/** The handler of a row with its access rule, and the parts of its OpenAPI operation: noun, body and reply. */
export interface Call {
  readonly reply: ReplyKind
  readonly access: RouteAccess
  readonly noun?: Noun
  readonly shape?: Shape
  readonly body?: {
    readonly input: new () => object
    readonly names: Resource['names']
    readonly withId: boolean
  }
  /** Whether the body may be a bare id. */
  readonly takesBareId?: true
  handle(request: CallRequest): Promise<unknown>
}

const NO_NAMES = {}

const reads = ({ shape, read, noun }: Resource) => ({ shape, access: read, noun })
const writes = ({ shape, manage, noun }: Resource) => ({ shape, access: manage, noun })
const removes = ({ manage, noun }: Resource) => ({ access: manage, noun })

export function add(resource: Resource): Call {
  return {
    reply: 'entity',
    ...writes(resource),
    body: { input: resource.add, names: resource.names, withId: false },
    handle: (request) =>
      namingFields(request.body, resource.names, async () => {
        const input = readInput(resource.add, request.body, resource.names)
        const id = await resource.service(request.services).add(request.context, input)
        return one(resource, request, id)
      }),
  }
}

/** @param param the path parameter with the id; without one, the body has an `id`. */
export function update(resource: Resource, param?: string): Call {
  return {
    reply: 'entity',
    ...writes(resource),
    body: { input: resource.update, names: resource.names, withId: !param },
    handle: (request) =>
      namingFields(request.body, resource.names, async () => {
        const id = idToChange(param ? request.params[param] : request.body.fields.get('id'), param ?? 'Id')
        const input = readInput(resource.update, request.body, resource.names)
        await resource.service(request.services).update(request.context, id, input)
        return one(resource, request, id)
      }),
  }
}

export function remove(resource: Resource): Call {
  return {
    reply: 'none',
    ...removes(resource),
    async handle(request) {
      await resource.service(request.services).remove(request.context, idIn(request.params.id, 'id'))
    },
  }
}

/** Removes the record with the id in `{"id": 3}`, `{"userId": 3}`, a bare 3, or `?id=3`. */
export function removeNamed(resource: Resource, name: string): Call {
  return {
    reply: 'none',
    ...removes(resource),
    takesBareId: true,
    async handle(request) {
      const { body, bare, query } = request
      const id = bare ?? body.fields.get('id') ?? body.fields.get(name) ?? query.get('id')
      const context = withOwnPassword(request.context, body.fields.get(OWN_PASSWORD))
      await resource.service(request.services).remove(context, idIn(id, 'id'))
    },
  }
}

/** @param param the path or query parameter with the id. */
export function getById(resource: Resource, param = 'id'): Call {
  return {
    reply: 'entity',
    ...reads(resource),
    handle: (request) =>
      one(resource, request, idIn(request.params[param] ?? request.query.get(param), param)),
  }
}

export function getAll(resource: Resource): Call {
  return {
    reply: 'list',
    ...reads(resource),
    async handle(request) {
      const { shape, service } = resource
      const rows = await service(request.services).getAll(request.context, selectionFor(shape, false))
      return many(shape, rows)
    },
  }
}

export function getTable(resource: Resource): Call {
  return { reply: 'table', ...reads(resource), handle: (request) => table(resource, request, {}) }
}

/** A page in the format of the user manager's clients: all four parameters are required. */
export function getPage(resource: Resource): Call {
  return {
    reply: 'paged',
    ...reads(resource),
    async handle(request) {
      const missing = ['Page', 'PageCount', 'Query', 'OrderBy'].filter((name) => !request.query.has(name))
      if (missing.length > 0) {
        throw BadInputError.of(missing.map((field) => fieldFault(field, 'REQUIRED')))
      }
      const service = resource.service(request.services) as unknown as {
        getPage(context: RequestContext, query: object, selection: Selection): Promise<PageOf<object>>
      }
      const { data, ...page } = await service.getPage(
        request.context,
        {
          page: numberFrom(request.query.get('Page')),
          pageCount: numberFrom(request.query.get('PageCount')),
          query: String(request.query.get('Query')),
          orderBy: String(request.query.get('OrderBy')),
        },
        selectRelation(select(), 'data', selectionFor(resource.shape, false)),
      )
      return { data: many(resource.shape, data), ...page }
    },
  }
}

/** Adds the parts named Image, in order, as pictures of one product. */
export function addImages(resource: Resource): Call {
  return {
    reply: 'list',
    ...writes(resource),
    body: { input: resource.add, names: NO_NAMES, withId: false },
    handle: (request) =>
      namingFields(request.body, { images: 'Image' }, async () => {
        const { body, services, context } = request
        const files = body.files.filter((file) => file.part.toLowerCase() === 'image' && file.size > 0)
        const productId = body.fields.get('productId')
        const ids = await services.productImages.addAll(
          context,
          productId,
          files.map((file) => Promise.resolve(file)),
        )
        const where = { id: { $in: ids } }
        const rows = await services.productImages.getAll(context, selectionFor(resource.shape, false), {
          where,
        })
        return many(resource.shape, rows)
      }),
  }
}

export function imagesOfProduct(resource: Resource): Call {
  return {
    reply: 'list',
    ...reads(resource),
    async handle(request) {
      const id = idIn(request.query.get('productId'), 'productId')
      const selection = selectionFor(resource.shape, false)
      return many(
        resource.shape,
        await request.services.productImages.getAllOf(request.context, id, selection),
      )
    },
  }
}

export function imageTableOfProduct(resource: Resource): Call {
  return {
    reply: 'table',
    ...reads(resource),
    handle: (request) =>
      table(resource, request, {
        productId: idIn(request.query.get('productId'), 'productId') as FilterValue,
      }),
  }
}

export const login: Call = {
  reply: 'login',
  access: 'public',
  shape: loginResult,
  body: { input: LoginInput, names: NO_NAMES, withId: false },
  handle: (request) =>
    namingFields(request.body, NO_NAMES, async () => {
      const result = await request.services.auth.loginWithDigits(
        request.context,
        readInput(LoginInput, request.body),
      )
      return listed(loginResult, result)
    }),
}

export const logout: Call = {
  reply: 'none',
  access: 'signed-in',
  async handle({ services, context }) {
    await services.auth.logout(context)
  },
}

export const currentVersion: Call = {
  reply: 'version',
  access: 'public',
  shape: applicationVersion,
  async handle({ services }) {
    return services.site.applicationVersion()
  },
}

async function one(resource: Resource, request: CallRequest, id: unknown): Promise<unknown> {
  const { shape, service } = resource
  const row = await service(request.services).getById(request.context, id, selectionFor(shape, true))
  return detailed(shape, row, request.services.pictures)
}

function many(shape: Shape, rows: readonly object[]): unknown[] {
  return rows.map((row) => listed(shape, row))
}

async function table(
  { shape, service }: Resource,
  request: CallRequest,
  fixed: Readonly<Record<string, FilterValue>>,
): Promise<unknown> {
  const { items, totalCount } = await service(request.services).getTableAll(
    request.context,
    tableQuery(request.body.fields, fixed),
    selectRelation(select('totalCount'), 'items', selectionFor(shape, false)),
  )
  return { items: many(shape, items), totalCount }
}

function tableQuery(fields: NamedValues, fixed: Readonly<Record<string, FilterValue>>): TableQuery {
  const filters = fields.get('filters') ?? {}
  if (typeof filters !== 'object' || Array.isArray(filters)) {
    throw BadInputError.field('filters', 'NOT_AN_OBJECT')
  }
  const given = Object.entries(filters as Record<string, unknown>).map(([field, value]) => {
    if (typeof value === 'object' && value !== null) {
      throw BadInputError.field(`filters.${field}`, 'NOT_A_SCALAR')
    }
    return { field, value: value as FilterValue }
  })
  const flag = (name: string) =>
    fields.has(name) ? (booleanFrom(fields.get(name)) ?? fields.get(name)) : undefined
  const number = (name: string) => numberFrom(fields.get(name)) ?? fields.get(name)
  return {
    page: number('page'),
    pageSize: number('pageSize'),
    query: fields.get('query'),
    orderBy: fields.get('orderBy') || undefined,
    descending: flag('descending'),
    includeDeleted: flag('includeDeleted'),
    filters: [...given, ...Object.entries(fixed).map(([field, value]) => ({ field, value }))],
  } as TableQuery
}

/** The id of a record to change. A look-up of id 0 finds nothing, but a change of it is an error. */
function idToChange(value: unknown, name: string): unknown {
  const id = idIn(value, name)
  if (Number(id) === 0) throw notAnId(name)
  return id
}

function notAnId(name: string): BadInputError {
  return BadInputError.field(name, 'NOT_AN_ID')
}

/** @throws {BadInputError} if the id is missing or malformed. */
function idIn(value: unknown, name: string): unknown {
  if (value === undefined || value === null || value === '') {
    throw BadInputError.field(name, 'REQUIRED')
  }
  const isText = typeof value === 'number' || typeof value === 'string'
  if (!isText || !/^\d{1,15}$/.test(String(value))) {
    throw notAnId(name)
  }
  return value
}
