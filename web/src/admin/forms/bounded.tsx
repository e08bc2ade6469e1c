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

/** What the API says of a field of one of its inputs. */
export function boundsOf(input: InputName, field: string): FieldBounds {
  const found = (inputBounds[input] as Readonly<Record<string, FieldBounds>>)[field]
  if (!found) throw new Error(`${input} has no field ${field}.`)
  return found
}

/** The checks of a form, as the API makes them. */
export function validatorsOf({ kind, required: needed, least, most }: FieldBounds): Validator[] {
  const isNumber = kind === 'number' || kind === 'integer'
  return [
    ...(needed ? [required(), notBlank] : []),
    ...(least === undefined ? [] : [isNumber ? minValue(least) : minLength(least)]),
    ...(most === undefined ? [] : [isNumber ? maxValue(most) : maxLength(most)]),
    ...(kind === 'email' ? [email()] : []),
  ]
}

/** Nothing but blanks is nothing, to the API as to whoever reads it. */
const notBlank: Validator = (value: unknown) =>
  typeof value === 'string' && /^\s+$/.test(value) ? 'ra.validation.required' : undefined

interface Bounded {
  /** The input of the API that the form's values go into when a record is added. */
  readonly input: InputName
  readonly source: string
}

interface BoundedTextProps extends Bounded, Omit<TextInputProps, 'source'> {
  /** What it is for, in a sentence below it. */
  readonly hint?: string
}

/** A text with the bounds of the API, and how much of them is used up once that matters. */
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

/** A number with the bounds of the API. */
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
