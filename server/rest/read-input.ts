import { BadInputError } from '../core/errors.ts'
import { renamedFault } from '../core/field-rules.ts'
import type { InputField } from '../core/input/input-fields.ts'
import type { PictureSource } from '../core/pictures/picture-source.ts'
import { booleanFrom, numberFrom, statusFrom } from '../core/primitives/scalars.ts'
import type { NamedValues } from './named-values.ts'
import type { Resource } from './resources.ts'
import { restFields } from './rest-fields.ts'

/** The values of a request: fields by name, and files by the name of their part. */
export interface Incoming {
  readonly fields: NamedValues
  readonly files: readonly IncomingFile[]
  readonly isForm: boolean
}

interface IncomingFile extends PictureSource {
  readonly part: string
  readonly size: number
}

/**
 * The fields of an input that a request contains, by case-insensitive names, converted for the service. A value
 * that cannot be converted is passed on, so that the service reports it; unknown fields and base fields are
 * dropped.
 */
export function readInput(
  type: new () => object,
  incoming: Incoming,
  names: Resource['names'] = {},
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, field] of restFields(type)) {
    const value = field.kind === 'picture' ? pictureOf(name, incoming) : fieldOf(name, field, incoming, names)
    if (value !== undefined) input[name] = value
  }
  return input
}

/** Runs a call with an input; errors of fields use the caller's spelling of their names. */
export async function namingFields<T>(
  incoming: Incoming,
  names: Resource['names'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BadInputError) || error.reason !== 'INVALID_FIELDS') throw error
    const fields = error.fields.map((fault) => {
      const name = names?.[fault.field] ?? fault.field
      return renamedFault(fault, incoming.fields.has(name) ? incoming.fields.spelled(name) : name)
    })
    throw BadInputError.of(fields)
  }
}

function pictureOf(name: string, { files }: Incoming): Promise<PictureSource> | undefined {
  const own = files.filter((file) => file.part.toLowerCase() === name && file.size > 0)
  if (own.length > 1) throw BadInputError.field(name, 'NOT_ONE_FILE')
  return own[0] && Promise.resolve(own[0])
}

function fieldOf(
  name: string,
  field: InputField,
  { fields, isForm }: Incoming,
  names: Resource['names'],
): unknown {
  const value = fields.has(names?.[name] ?? name) ? fields.get(names?.[name] ?? name) : fields.get(name)
  if (value === undefined || value === null) return value
  if (isForm && value === '' && !['text', 'email', 'password', 'ids'].includes(field.kind)) return undefined
  switch (field.kind) {
    case 'integer':
    case 'number':
      return numberFrom(value) ?? value
    case 'flag':
      return booleanFrom(value) ?? value
    case 'status':
      return statusFrom(value) ?? value
    case 'ids':
      return idsFrom(value)
    case 'null':
      // A client that sends a whole record back includes the value it read; only null is a change.
      return undefined
    default:
      return value
  }
}

/**
 * Ids as `[1, 2]`, as a string `1,2`, as a string `[1,2]` from clients that put JSON into forms, or as records or
 * links with ids.
 */
function idsFrom(value: unknown): unknown {
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((each) => {
    if (typeof each === 'string') return idsIn(each)
    if (typeof each !== 'object' || each === null) return [each]
    const linked = each as Record<string, unknown>
    return [linked.roleId ?? linked.groupId ?? linked.id ?? null]
  })
}

function idsIn(text: string): string[] {
  const list = text.trim().replace(/^\[(.*)\]$/, '$1')
  return list === '' ? [] : list.split(',').map((part) => part.trim())
}
