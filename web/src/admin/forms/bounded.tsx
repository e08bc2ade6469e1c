import {
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  TextInput,
  type TextInputProps,
  type Validator,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type FieldBounds, inputBounds } from '../api/input-bounds.ts'
import type { InputName } from '../api/resource-operations.ts'

/** The bounds of a field of an input. */
export function boundsOf(input: InputName, field: string): FieldBounds {
  const found = (inputBounds[input] as Readonly<Record<string, FieldBounds>>)[field]
  if (!found) throw new Error(`${input} has no field ${field}.`)
  return found
}

/** The validators of a field, with the bounds of the API. */
export function validatorsOf({ kind, required: needed, least, most }: FieldBounds): Validator[] {
  const isNumber = kind === 'number' || kind === 'integer'
  return [
    ...(needed ? [required(), notBlank] : []),
    ...(least === undefined ? [] : [isNumber ? minValue(least) : minLength(least)]),
    ...(most === undefined ? [] : [isNumber ? maxValue(most) : maxLength(most)]),
    ...(kind === 'email' ? [email()] : []),
  ]
}

/** Fewest digits of a phone number that can be called, such as 112 or 4440123. */
const FEWEST_DIGITS = 3

/** Validates that a `tel:` link can be made from a text. */
export const phoneNumber: Validator = (value: unknown) =>
  typeof value !== 'string' || value.trim() === '' || value.replace(/\D/g, '').length >= FEWEST_DIGITS
    ? undefined
    : 'admin.form.phoneWrong'

/** The API treats a blank text as empty. */
const notBlank: Validator = (value: unknown) =>
  typeof value === 'string' && /^\s+$/.test(value) ? 'ra.validation.required' : undefined

interface Bounded {
  /** The input that adds a record, which has the bounds. */
  readonly input: InputName
  readonly source: string
}

interface BoundedTextProps extends Bounded, Omit<TextInputProps, 'source'> {
  /** A sentence below the input. */
  readonly hint?: string
}

/** A text input with the bounds of the API; it shows the length when that approaches the limit. */
export function BoundedText({ input, source, hint, ...props }: BoundedTextProps) {
  const bounds = boundsOf(input, source)
  const value: unknown = useWatch({ name: source })
  const length = typeof value === 'string' ? value.length : 0
  const { most } = bounds
  const close = most !== undefined && length > most * 0.8
  return (
    <TextInput
      source={source}
      validate={validatorsOf(bounds)}
      helperText={close ? `${length} / ${most}` : (hint ?? false)}
      {...props}
    />
  )
}

/** A number input with the bounds of the API. */
export function BoundedNumber({ input, source, ...props }: Bounded & Omit<TextInputProps, 'source'>) {
  return (
    <NumberInput
      source={source}
      validate={validatorsOf(boundsOf(input, source))}
      helperText={false}
      {...(props as object)}
    />
  )
}
