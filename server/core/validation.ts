import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  isEmail,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator'
import { idFrom } from './input.ts'
import { takes } from './input-fields.ts'
import { Status } from './status.ts'

/** The bounds that input types, REST binding and forms share. */
export const limits = {
  name: 200,
  shortName: 100,
  userName: { least: 3, most: 64 },
  email: 254,
  password: { least: 10, most: 128 },
  phone: 32,
  port: 65_535,
  description: 20_000,
  price: 1_000_000,
  order: 100_000,
  tags: 100,
} as const

function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key)
  }
}

/** A field that an update may leave out, but not empty. */
export const OptionalButNotNull = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined)

/** The database stores neither NUL nor half of a pair of surrogates. */
const wellFormed = (): PropertyDecorator =>
  Matches(/^[^\0\p{Surrogate}]*$/u, {
    message: '$property must hold whole characters, and no NUL.',
  })

/** Whether a text is a mail address of a length that is accepted. */
export function isMailAddress(text: unknown): boolean {
  // The library's check throws on half of a pair of surrogates.
  return (
    typeof text === 'string' &&
    /^[^\p{Surrogate}]*$/u.test(text) &&
    isEmail(text) &&
    text.length <= limits.email
  )
}

export const Text = (longest: number): PropertyDecorator =>
  all(
    takes('text', { most: longest }),
    IsString({ message: '$property must be a text.' }),
    MaxLength(longest, { message: `$property must be at most ${longest} characters.` }),
    wellFormed(),
  )

/** A character that shows: neither space, nor one that is drawn as nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

const NameUpTo = (longest: number): PropertyDecorator =>
  all(
    Text(longest),
    takes('text', { most: longest, trimmed: true }),
    Matches(VISIBLE, { message: `$property must be 1 to ${longest} characters.` }),
  )

export const Name = (): PropertyDecorator => NameUpTo(limits.name)

export const Description = (rule: { required?: boolean } = {}): PropertyDecorator =>
  rule.required
    ? all(Text(limits.description), IsNotEmpty({ message: '$property must not be empty.' }))
    : Text(limits.description)

export const StatusValue = (): PropertyDecorator =>
  all(
    takes('status'),
    ValidateBy({
      name: 'status',
      validator: {
        validate: (value) => value === Status.ACTIVE || value === Status.PASSIVE,
        defaultMessage: () => '$property must be ACTIVE (1) or PASSIVE (0).',
      },
    }),
  )

export const OrderValue = (): PropertyDecorator => {
  const message = `$property must be a whole number from 0 to ${limits.order}.`
  return all(
    takes('integer', { least: 0, most: limits.order }),
    IsInt({ message }),
    Min(0, { message }),
    Max(limits.order, { message }),
  )
}

function isAmount(value: unknown): boolean {
  return (
    typeof value === 'number' && value >= 0 && value <= limits.price && Number(value.toFixed(2)) === value
  )
}

export const Price = (): PropertyDecorator => {
  const message = `$property must be a number from 0 to ${limits.price} with at most two decimal places.`
  return all(
    takes('number', { least: 0, most: limits.price }),
    // The library's own count of decimal places fails on the smallest numbers that there are.
    ValidateBy({ name: 'price', validator: { validate: isAmount, defaultMessage: () => message } }),
  )
}

export const IdValue = (): PropertyDecorator =>
  all(
    takes('id'),
    ValidateBy({
      name: 'id',
      validator: {
        validate: (value) => idFrom(value) !== null,
        defaultMessage: () => '$property must be the id of a record, a positive whole number.',
      },
    }),
  )

export const IdList = (): PropertyDecorator =>
  all(
    takes('ids'),
    IsArray({ message: '$property must be a list of ids.' }),
    ArrayMaxSize(limits.tags, { message: `$property must hold at most ${limits.tags} ids.` }),
    ValidateBy({
      name: 'ids',
      validator: {
        validate: (value) => Array.isArray(value) && value.every((id) => idFrom(id) !== null),
        defaultMessage: () => '$property must hold ids only, positive whole numbers.',
      },
    }),
  )

export const ShortName = (): PropertyDecorator => NameUpTo(limits.shortName)

export const RequiredText = (longest: number): PropertyDecorator =>
  all(IsNotEmpty({ message: '$property must not be empty.' }), Text(longest))

export const EmailAddress = (): PropertyDecorator => {
  const message = `$property must be a mail address of at most ${limits.email} characters.`
  return all(
    takes('email', { most: limits.email }),
    ValidateBy({ name: 'email', validator: { validate: isMailAddress, defaultMessage: () => message } }),
  )
}

export const UserNameText = (): PropertyDecorator => {
  const { least, most } = limits.userName
  return all(
    takes('text', { least, most }),
    Matches(new RegExp(`^[A-Za-z0-9._\\-@+]{${least},${most}}$`), {
      message: `$property must be ${least} to ${most} ASCII letters, digits or any of ._-@+`,
    }),
  )
}

export const Password = (): PropertyDecorator => {
  const { least, most } = limits.password
  return all(
    takes('password', { least, most }),
    IsString({ message: '$property must be a text.' }),
    Length(least, most, { message: `$property must be ${least} to ${most} characters.` }),
    wellFormed(),
  )
}

export const PortNumber = (): PropertyDecorator => {
  const message = `$property must be a whole number from 1 to ${limits.port}.`
  return all(
    takes('integer', { least: 1, most: limits.port }),
    IsInt({ message }),
    Min(1, { message }),
    Max(limits.port, { message }),
  )
}

export const Flag = (): PropertyDecorator =>
  all(takes('flag'), IsBoolean({ message: '$property must be true or false.' }))

export const VersionNumber = (): PropertyDecorator =>
  all(
    takes('integer', { least: 1 }),
    IsInt({ message: '$property must be a whole number: the version that was read.' }),
  )

/** A field that can only be emptied. */
export const NothingButNull = (): PropertyDecorator =>
  all(
    IsOptional(),
    takes('null'),
    ValidateBy({
      name: 'null',
      validator: {
        validate: (value) => value === undefined || value === null,
        defaultMessage: () => '$property can only be set to null.',
      },
    }),
  )

/** A file on its way in, or null; what is in it is looked at when it is taken in. */
export const Picture = (): PropertyDecorator => all(takes('picture'), IsOptional())
