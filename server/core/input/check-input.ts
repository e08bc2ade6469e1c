import { type ValidationError, validate } from 'class-validator'
import { BadInputError } from '../errors.ts'
import { type Broken, type FieldFault, fieldFault } from '../field-rules.ts'
import { trimmedFields } from './input-fields.ts'

/**
 * Checks an input against the one declaration of its class, for every transport alike. Texts are composed (NFC), so
 * that what looks the same is found as the same, and names lose the space around them.
 * @throws {BadInputError} naming each field and what it accepts.
 */
export async function checked<I extends object>(type: new () => I, raw: Partial<I>): Promise<I> {
  const input = raw instanceof type ? raw : Object.assign(new type(), raw)
  const trimmed = trimmedFields(type)
  for (const [name, value] of Object.entries(input)) {
    // A password is what was typed when it was hashed.
    if (!/password/i.test(name)) Object.assign(input, { [name]: canonical(value, trimmed.has(name)) })
  }
  const errors = await validate(input, { forbidUnknownValues: true, whitelist: true, stopAtFirstError: true })
  if (errors.length > 0) throw BadInputError.of(faults(errors))
  return input
}

function canonical(value: unknown, isTrimmed: boolean): unknown {
  if (typeof value === 'string') return isTrimmed ? value.normalize('NFC').trim() : value.normalize('NFC')
  return Array.isArray(value) ? value.map(canonicalItem) : value
}

/** A text, or an object of an input's own such as a filter. */
function canonicalItem(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || item instanceof Promise) return canonical(item, false)
  return Object.assign(
    item,
    Object.fromEntries(
      Object.entries(item).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.normalize('NFC')]] : [],
      ),
    ),
  )
}

function faults(errors: ValidationError[], above = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const field = above + error.property
    const inside = faults(error.children ?? [], `${field}.`)
    if (error.value === undefined && error.constraints) return [fieldFault(field, 'REQUIRED')]
    const rules = Object.values(error.constraints ?? {}).map((message) => JSON.parse(message) as Broken)
    return [...rules.map((broken) => fieldFault(field, ...broken)), ...inside]
  })
}

const LARGEST_ID = 2_147_483_647

/** An id as a caller wrote it, or null where nothing can bear it. */
export function idFrom(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null
}
