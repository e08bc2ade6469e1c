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
  ValidateNested,
  type ValidationOptions,
} from 'class-validator'
import type { Broken } from '../field-rules.ts'
import { Status } from '../primitives/status.ts'
import { idFrom } from './check-input.ts'
import { takes } from './input-fields.ts'

/** Bounds shared by input types, REST binding and forms. */
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
  address: 2_000,
  search: 200,
} as const

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

/** Several decorators as one. */
export function all(...decorators: ((target: object, key: string) => void)[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, String(key))
  }
}

/** Options of a validator whose message is its rule as JSON. */
export function broken(...rule: Broken): ValidationOptions {
  // Not in the context of the validator: the library merges the contexts of validators of one type.
  return { message: JSON.stringify(rule) }
}

const accepts = (validate: (value: unknown) => boolean, ...rule: Broken): PropertyDecorator =>
  ValidateBy({ name: rule[0], validator: { validate } }, broken(...rule))

/** A field that an update may leave out, but not set to null. */
export const OptionalButNotNull = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined)

/** PostgreSQL cannot store NUL or unpaired surrogates. */
const WELL_FORMED = /^[^\0\p{Surrogate}]*$/u
const isWellFormed = (text: unknown): boolean => typeof text === 'string' && WELL_FORMED.test(text)

const wellFormed = (): PropertyDecorator =>
  Matches(WELL_FORMED, broken('INVALID_CHARACTERS', { accepted: 'text' }))

/** A word in which a letter of another alphabet can stand for a Latin one without being seen. */
function hasTwoAlphabets(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /[^\p{Script=Latin}\p{Script=Inherited}]/u.test(word)
}

/** Whether a text is a mail address of accepted length, without invisible characters. */
export function isMailAddress(text: unknown): boolean {
  // The library's check throws on unpaired surrogates.
  return (
    typeof text === 'string' &&
    /^[^\p{Surrogate}]*$/u.test(text) &&
    isEmail(text) &&
    !text.split(/[^\p{L}\p{M}]+/u).some(hasTwoAlphabets) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
    // Between quotes the library takes line breaks, commas and a second address.
    !text.includes('"') &&
    text.length <= limits.email
  )
}

export const Text = (longest: number): PropertyDecorator =>
  all(
    takes('text', { most: longest }),
    IsString(broken('NOT_A_STRING')),
    MaxLength(longest, broken('MAX_LENGTH', { max: longest })),
    wellFormed(),
  )

/** A visible character: neither space nor ignorable. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

export const NameUpTo = (longest: number): PropertyDecorator =>
  all(
    Text(longest),
    takes('text', { most: longest, trimmed: true }),
    Matches(VISIBLE, broken('LENGTH', { min: 1, max: longest })),
  )

export const Name = (): PropertyDecorator => NameUpTo(limits.name)

/** A text that is passed on, in which links would advertise. @param options `each` for a list of them. */
export const WithoutLinks = (options: { readonly each?: boolean } = {}): PropertyDecorator =>
  Matches(/^(?!.*(http|www\.))/is, { ...options, ...broken('NO_LINKS') })

function isShortText(text: unknown, longest: number): boolean {
  return typeof text === 'string' && text.length <= longest && VISIBLE.test(text)
}

/** A list of texts that say something. */
export const ShortTexts = (most: number, longest: number): PropertyDecorator =>
  all(
    takes('texts', { most }),
    IsArray(broken('NOT_A_LIST')),
    ArrayMaxSize(most, broken('MAX_ITEMS', { max: most })),
    accepts((value) => Array.isArray(value) && value.every((text) => isShortText(text, longest)), 'LENGTH', {
      min: 1,
      max: longest,
    }),
    accepts((value) => Array.isArray(value) && value.every(isWellFormed), 'INVALID_CHARACTERS', {
      accepted: 'text',
    }),
  )

export const Description = (rule: { required?: boolean } = {}): PropertyDecorator =>
  rule.required ? all(Text(limits.description), IsNotEmpty(broken('REQUIRED'))) : Text(limits.description)

export const StatusValue = (): PropertyDecorator =>
  all(
    takes('status'),
    accepts((value) => value === Status.ACTIVE || value === Status.PASSIVE, 'NOT_A_STATUS'),
  )

export const integerFrom = (min: number, max: number): PropertyDecorator => {
  const rule = broken('INTEGER_RANGE', { min, max })
  return all(IsInt(rule), Min(min, rule), Max(max, rule))
}

/** A whole number between two bounds, which parsers and forms know. */
export const IntegerFrom = (min: number, max: number): PropertyDecorator =>
  all(takes('integer', { least: min, most: max }), integerFrom(min, max))

/** One of some whole numbers. */
export const IntegerOf = (values: readonly number[]): PropertyDecorator =>
  all(
    takes('integer', { least: Math.min(...values), most: Math.max(...values) }),
    accepts((value) => values.some((each) => each === value), 'ONE_OF', { values: values.map(String) }),
  )

/** A list of days of the week, 1 for Monday to 7 for Sunday. */
export const Weekdays = (): PropertyDecorator =>
  all(
    takes('numbers', { least: 1, most: 7 }),
    IsArray(broken('NOT_A_LIST')),
    accepts((value) => Array.isArray(value) && value.every((each) => WEEKDAYS.includes(each)), 'ONE_OF', {
      values: WEEKDAYS.map(String),
    }),
  )

export const OrderValue = (): PropertyDecorator => IntegerFrom(0, limits.order)

function isAmount(value: unknown, min: number, max: number): boolean {
  // The library's check of decimal places fails on very small numbers.
  return typeof value === 'number' && value >= min && value <= max && Number(value.toFixed(2)) === value
}

/** A number between two bounds with at most two decimal places. */
export const AmountFrom = (min: number, max: number): PropertyDecorator =>
  all(
    takes('number', { least: min, most: max }),
    accepts((value) => isAmount(value, min, max), 'AMOUNT', { min, max }),
  )

export const Price = (): PropertyDecorator => AmountFrom(0, limits.price)

export const IdValue = (): PropertyDecorator =>
  all(
    takes('id'),
    accepts((value) => idFrom(value) !== null, 'NOT_AN_ID'),
  )

export const IdList = (): PropertyDecorator =>
  all(
    takes('ids'),
    IsArray(broken('NOT_A_LIST')),
    ArrayMaxSize(limits.tags, broken('MAX_ITEMS', { max: limits.tags })),
    accepts((value) => Array.isArray(value) && value.every((id) => idFrom(id) !== null), 'NOT_IDS'),
  )

export const ShortName = (): PropertyDecorator => NameUpTo(limits.shortName)

export const RequiredText = (longest: number): PropertyDecorator =>
  all(IsNotEmpty(broken('REQUIRED')), Text(longest))

export const EmailAddress = (): PropertyDecorator =>
  all(takes('email', { most: limits.email }), accepts(isMailAddress, 'EMAIL', { max: limits.email }))

export const UserNameText = (): PropertyDecorator => {
  const { least, most } = limits.userName
  return all(
    takes('text', { least, most }),
    Matches(
      new RegExp(`^[A-Za-z0-9._\\-@+]{${least},${most}}$`),
      broken('USER_NAME', { min: least, max: most }),
    ),
  )
}

export const Password = (): PropertyDecorator => {
  const { least, most } = limits.password
  return all(
    takes('password', { least, most }),
    IsString(broken('NOT_A_STRING')),
    Length(least, most, broken('LENGTH', { min: least, max: most })),
    wellFormed(),
  )
}

export const PortNumber = (): PropertyDecorator => IntegerFrom(1, limits.port)

export const Flag = (): PropertyDecorator => all(takes('flag'), IsBoolean(broken('NOT_A_BOOLEAN')))

export const VersionNumber = (): PropertyDecorator =>
  all(takes('integer', { least: 1 }), IsInt(broken('NOT_AN_INTEGER')))

export const NothingButNull = (): PropertyDecorator =>
  all(
    IsOptional(),
    takes('null'),
    accepts((value) => value === undefined || value === null, 'ONLY_NULL'),
  )

/** An uploaded file, or null; its content is validated when it is decoded. */
export const Picture = (): PropertyDecorator => all(takes('picture'), IsOptional())

export const Pictures = (most: number): PropertyDecorator =>
  all(
    takes('pictures', { most }),
    IsArray(broken('NOT_A_LIST')),
    ArrayMaxSize(most, broken('MAX_ITEMS', { max: most })),
    IsOptional(),
  )

export const Items = (item: () => new () => object, most: number): PropertyDecorator =>
  all(
    takes('items', { item, most }),
    IsArray(broken('NOT_A_LIST')),
    ArrayMaxSize(most, broken('MAX_ITEMS', { max: most })),
    ValidateNested({ each: true, ...broken('NOT_OBJECTS') }),
  )

/** At least three digits with the usual separators; a blank text is no number. */
const PHONE_NUMBER = /^\s*(\+?[\s()./-]*(\d[\s()./-]*){3,})?$/

export const PhoneNumber = (): PropertyDecorator =>
  all(
    takes('text', { most: limits.phone }),
    accepts(
      (value) => typeof value === 'string' && value.length <= limits.phone && PHONE_NUMBER.test(value),
      'NOT_A_PHONE_NUMBER',
      { max: limits.phone },
    ),
  )

export const Item = (item: () => new () => object): PropertyDecorator =>
  all(takes('item', { item }), ValidateNested(broken('NOT_AN_OBJECT')))

export const Choices = (values: readonly string[]): PropertyDecorator =>
  all(
    takes('choices', { values }),
    IsArray(broken('NOT_A_LIST')),
    accepts((value) => Array.isArray(value) && value.every((each) => values.includes(each)), 'ONE_OF', {
      values: [...values],
    }),
  )

function isHttps(value: unknown, longest: number): boolean {
  return (
    typeof value === 'string' && value.length <= longest && /^https:\/\//i.test(value) && URL.canParse(value)
  )
}

export const HttpsAddress = (): PropertyDecorator =>
  all(
    takes('address', { most: limits.address }),
    wellFormed(),
    accepts((value) => isHttps(value, limits.address), 'HTTPS_ADDRESS', { max: limits.address }),
  )

function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

export const CalendarDay = (): PropertyDecorator => all(takes('date'), accepts(isCalendarDay, 'NOT_A_DATE'))

/** A point in time in ISO 8601, as the history records it. */
export const DateTime = (): PropertyDecorator =>
  all(
    takes('date'),
    accepts((value) => !Number.isNaN(Date.parse(String(value))), 'NOT_A_DATE'),
  )

export const TimeOfDay = (): PropertyDecorator =>
  all(takes('time'), Matches(/^([01]\d|2[0-3]):[0-5]\d$/, broken('NOT_A_TIME')))

/** The history records times as text. */
function isMoment(value: unknown): boolean {
  const moment = typeof value === 'string' ? new Date(value) : value
  return moment instanceof Date && Math.abs(moment.getTime()) < MAX_MOMENT_MS
}

/** The end of the year 9999, in ms. */
const MAX_MOMENT_MS = 253_402_300_800_000

export const Moment = (): PropertyDecorator => all(takes('moment'), accepts(isMoment, 'NOT_A_MOMENT'))

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug, the last segment of an address; a number alone would be an id. */
export const Slug = (longest: number): PropertyDecorator =>
  all(
    takes('text', { most: longest }),
    accepts(
      (value) =>
        typeof value === 'string' && value.length <= longest && SLUG.test(value) && /[a-z]/.test(value),
      'SLUG',
      { max: longest },
    ),
  )

export const OneOf = (values: readonly string[]): PropertyDecorator =>
  all(
    takes('choice'),
    accepts((value) => values.includes(value as string), 'ONE_OF', { values: [...values] }),
  )

export const NumberFrom = (min: number, max: number): PropertyDecorator =>
  all(
    takes('number', { least: min, most: max }),
    accepts((value) => typeof value === 'number' && value >= min && value <= max, 'NUMBER_RANGE', {
      min,
      max,
    }),
  )
