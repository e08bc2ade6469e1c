import type { InputField } from '../core/input/input-fields.ts'
import { PAGE_SIZE } from '../core/read/table-query.ts'
import { BODY_EXAMPLES, TABLE_EXAMPLE } from './openapi-examples.ts'
import { restFields } from './rest-fields.ts'
import { isNested, type Nested, type Shape, type Value } from './shapes.ts'

export type Schema = Record<string, unknown>

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const INTEGER = { type: 'integer', format: 'int32' }
export const ID = { ...INTEGER, minimum: 1 }
/** Input fields that REST clients cannot send, because no reply contains them. */
const UNREADABLE = new Set(['version'])

/** The schemas of a document, collected while its operations refer to them. */
export class Schemas {
  private readonly schemas = new Map<string, Schema>()

  get all(): Record<string, Schema> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  of(shape: Shape): Schema {
    if (!this.schemas.has(shape.name)) {
      const properties = Object.entries(shape.fields).map(([name, field]) => [name, this.field(field)])
      this.schemas.set(shape.name, {
        type: 'object',
        properties: Object.fromEntries(properties),
        // A reply contains every field, null or not.
        required: Object.keys(shape.fields),
      })
    }
    return ref(shape.name)
  }

  tableOf(shape: Shape): Schema {
    const items = { type: 'array', items: this.of(shape) }
    const properties = { items, totalCount: INTEGER }
    return this.named(`${shape.name}Table`, properties, { required: Object.keys(properties) })
  }

  pageOf(shape: Shape): Schema {
    const properties = {
      data: { type: 'array', items: this.of(shape) },
      ...{ totalCount: INTEGER, pageSize: INTEGER, currentPage: INTEGER, totalPages: INTEGER },
    }
    return this.named(`${shape.name}Page`, properties, { required: Object.keys(properties) })
  }

  /** A JSON body: the fields of an input, and the id unless it is in the path. */
  input(type: new () => object, names: Readonly<Record<string, string>>, withId: boolean): Schema {
    const fields = restFields(type).filter(
      ([name, field]) => field.kind !== 'picture' && !UNREADABLE.has(name),
    )
    const properties = fields.map(([name, field]) => [names[name] ?? name, inputSchema(field)])
    const required = fields.flatMap(([name, field]) => (field.required ? [names[name] ?? name] : []))
    return this.named(
      type.name,
      { ...(withId && { id: ID }), ...Object.fromEntries(properties) },
      { required: withId ? ['id', ...required] : required, example: BODY_EXAMPLES[type.name] },
    )
  }

  table(): Schema {
    const flag = { type: 'boolean' }
    const text = { type: 'string', nullable: true }
    const properties = {
      page: { ...INTEGER, minimum: 1, default: 1 },
      pageSize: { ...ID, maximum: PAGE_SIZE.most, default: PAGE_SIZE.default },
      ...{ query: text, orderBy: text, descending: flag, includeDeleted: flag },
      filters: { type: 'object', nullable: true, additionalProperties: {} },
    }
    return this.named('TableQuery', properties, { example: TABLE_EXAMPLE })
  }

  id(): Schema {
    return this.named('Id', { id: ID }, { required: ['id'], example: { id: 1 } })
  }

  problem(): Schema {
    const text = { type: 'string' }
    const params = { type: 'object', additionalProperties: true }
    const faultProperties = {
      field: text,
      message: text,
      rule: { ...text, description: 'Stable name of the rule that the field breaks.' },
      params,
    }
    const fault = this.named('FieldFault', faultProperties, { required: Object.keys(faultProperties) })
    const properties = {
      ...{
        type: text,
        title: text,
        status: INTEGER,
        detail: text,
        message: text,
      },
      reason: { ...text, description: 'Stable name of the failure.' },
      params,
      errors: { type: 'object', additionalProperties: { type: 'array', items: text } },
      fields: { type: 'array', items: fault },
      traceId: text,
    }
    return this.named('Problem', properties, { required: Object.keys(properties) })
  }

  private named(
    name: string,
    properties: Record<string, Schema>,
    {
      required = [],
      example,
    }: { readonly required?: readonly string[]; readonly example?: object | undefined },
  ): Schema {
    this.schemas.set(name, {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      ...(example && { example }),
    })
    return ref(name)
  }

  private field(field: Value | Nested): Schema {
    if (!isNested(field)) {
      const { type, format, description, nullable, detailOnly, names } = field
      const choice = names && { enum: names }
      return {
        ...{ type, ...(type === 'array' ? { items: { type: 'string', ...choice } } : choice) },
        ...{ ...(format && { format }), ...(description && { description }) },
        ...((nullable || detailOnly) && { nullable: true }),
      }
    }
    if (field.always === null) {
      const description = 'Always null in this place.'
      return field.many
        ? { type: 'array', items: {}, nullable: true, description }
        : { type: 'object', nullable: true, description }
    }
    const schema = this.of(field.shape())
    // OpenAPI 3.0.3: `nullable` needs a `type` beside it. The related record may have been removed.
    return field.many ? { type: 'array', items: schema } : { type: 'object', allOf: [schema], nullable: true }
  }
}

export function inputSchema({ kind, required, least, most }: InputField): Schema {
  const nullable = required ? {} : { nullable: true }
  const range = {
    ...(least !== undefined && { minimum: least }),
    ...(most !== undefined && { maximum: most }),
  }
  const length = {
    ...(least !== undefined && { minLength: least }),
    ...(most !== undefined && { maxLength: most }),
  }
  switch (kind) {
    case 'integer':
      return { ...INTEGER, ...range, ...nullable }
    case 'number':
      return { type: 'number', format: 'double', ...range, ...nullable }
    case 'flag':
      return { type: 'boolean', ...nullable }
    case 'status':
      return { ...INTEGER, minimum: 0, maximum: 1, ...nullable }
    case 'id':
      return { ...ID, ...nullable }
    case 'ids':
      return { type: 'array', items: INTEGER, ...nullable }
    case 'picture':
      return { type: 'string', format: 'binary', ...nullable }
    case 'null':
      return { type: 'string', format: 'date-time', nullable: true }
    default:
      return { type: 'string', ...length, ...nullable }
  }
}
