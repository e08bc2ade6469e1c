import { type ValidationError, validate } from 'class-validator'
import { BadInputError, type FieldFault } from './errors.ts'

/**
 * Checks an input against the one declaration of its class, for every transport alike.
 * @throws {BadInputError} naming each field and what it accepts.
 */
export async function checked<I extends object>(type: new () => I, raw: Partial<I>): Promise<I> {
  const input = raw instanceof type ? raw : Object.assign(new type(), raw)
  const errors = await validate(input, { forbidUnknownValues: true, whitelist: true })
  if (errors.length > 0) {
    const fields = faults(errors)
    throw new BadInputError(fields.map((fault) => fault.message).join(' '), fields)
  }
  return input
}

function faults(errors: ValidationError[], above = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const field = above + error.property
    const inside = faults(error.children ?? [], `${field}.`)
    if (error.value === undefined && error.constraints) return [{ field, message: `${field} must be there.` }]
    const messages = new Set(Object.values(error.constraints ?? {}))
    return [...[...messages].map((message) => ({ field, message })), ...inside]
  })
}

const LARGEST_ID = 2_147_483_647

/** An id as a caller wrote it, or null where nothing can bear it. */
export function idFrom(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null
}
