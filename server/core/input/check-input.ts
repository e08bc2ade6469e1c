import { type ValidationError, validate } from 'class-validator'
import { BadInputError } from '../errors.ts'
import { type Broken, type FieldFault, fieldFault } from '../field-rules.ts'
import { declaredFields } from './input-fields.ts'

/**
 * Validates an input against its class, for every transport. Texts are normalized to NFC, so that texts that look the
 * same compare equal, and names are trimmed.
 * @throws {BadInputError} naming each invalid field and what it accepts.
 */
export async function checked<I extends object>(type: new () => I, raw: Partial<I>): Promise<I> {
  const input = asInput(type, raw)
  const errors = await validate(input, { forbidUnknownValues: true, whitelist: true, stopAtFirstError: true })
  if (errors.length > 0) throw BadInputError.of(faults(errors))
  return input
}

/** An instance of the input class, which the validator requires, down to the objects in its lists. */
function asInput<I extends object>(type: new () => I, raw: Partial<I>): I {
  const input = raw instanceof type ? raw : Object.assign(new type(), raw)
  const fields = declaredFields(type)
  for (const [name, value] of Object.entries(input)) {
    // A password is hashed exactly as typed.
    if (/password/i.test(name)) continue
    const { trimmed = false, item } = fields.get(name) ?? {}
    Object.assign(input, { [name]: canonical(value, trimmed, item?.()) })
  }
  return input
}

function canonical(value: unknown, isTrimmed: boolean, item?: new () => object): unknown {
  if (typeof value === 'string') return isTrimmed ? value.normalize('NFC').trim() : value.normalize('NFC')
  if (item && isPlainObject(value)) return asInput(item, value)
  if (!Array.isArray(value)) return value
  // Nested lists are left to the rules: a body may nest them deeper than the stack allows.
  return value.map((each) => {
    if (item && isPlainObject(each)) return asInput(item, each)
    return typeof each === 'string' ? each.normalize('NFC') : each
  })
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise)
}

function faults(errors: ValidationError[], above = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const field = above + error.property
    const inside = faults(error.children ?? [], `${field}.`)
    if ((error.value ?? null) === null && error.constraints) return [fieldFault(field, 'REQUIRED')]
    const rules = Object.values(error.constraints ?? {}).map((message) => JSON.parse(message) as Broken)
    return [...rules.map((broken) => fieldFault(field, ...broken)), ...inside]
  })
}

const MAX_ID = 2_147_483_647

/** An id as any caller wrote it, or null if no record can have it: of a text the one spelling without leading zeros. */
export function idFrom(value: unknown): number | null {
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
