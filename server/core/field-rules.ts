import type { Given, ParamDeclarations, Params, ParamsOf, ValuesOf } from './error-params.ts'
import { numberText, wholeNumberText } from './primitives/number-text.ts'

export interface FieldFault {
  readonly field: string
  readonly message: string
  readonly rule: Rule
  readonly params: Params
}

/** A rule for a field: its parameters, and the English message for a field that breaks it. */
function rule<const D extends ParamDeclarations>(
  params: D,
  message: (field: string, params: ValuesOf<D>) => string,
) {
  return { params, message }
}

const PICTURES = 'Pictures may be PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB and 40 megapixels.'

/** The rules for fields of inputs, as the API's `fields[].rule` names them. */
export const RULES = {
  REQUIRED: rule({}, (field) => `${field} is required.`),
  MOMENT_RANGE: rule(
    { min: 'string', max: 'string' },
    (field, { min, max }) => `${field} must be between ${min} and ${max}.`,
  ),
  BEFORE_RECORDS: rule(
    { since: 'string' },
    (field, { since }) => `${field} must not be before ${since}, when the history begins.`,
  ),
  NOT_IN_THE_PAST: rule({}, (field) => `${field} must not be in the past.`),
  REQUIRED_WITH: rule({ other: 'string' }, (field, { other }) => `${field} is required beside ${other}.`),
  REQUIRED_WITHOUT: rule(
    { other: 'string' },
    (field, { other }) => `${field} is required where there is no ${other}.`,
  ),
  EMPTY_BESIDE: rule({ other: 'string' }, (field, { other }) => `${field} must be empty beside ${other}.`),
  NOT_A_STRING: rule({}, (field) => `${field} must be a string.`),
  NOT_A_BOOLEAN: rule({}, (field) => `${field} must be true or false.`),
  NOT_AN_INTEGER: rule({}, (field) => `${field} must be a whole number.`),
  NOT_A_LIST: rule({}, (field) => `${field} must be a list.`),
  NOT_AN_OBJECT: rule({}, (field) => `${field} must be an object.`),
  NOT_A_SCALAR: rule({}, (field) => `${field} must be a string, a number, true, false or null.`),
  NOT_A_STATUS: rule({}, (field) => `${field} must be ACTIVE (1) or PASSIVE (0).`),
  NOT_AN_ID: rule({}, (field) => `${field} must be the id of a record, a positive whole number.`),
  NOT_IDS: rule({}, (field) => `${field} must contain only ids, positive whole numbers.`),
  NOT_ONE_FILE: rule({}, (field) => `${field} must be one file.`),
  WRONG_TYPE: rule({ detail: 'string' }, (_, { detail }) => detail),
  ONLY_NULL: rule({}, (field) => `${field} can only be set to null.`),
  MAX_LENGTH: rule(
    { max: 'number' },
    (field, { max }) => `${field} must be at most ${numberText(max)} characters.`,
  ),
  LENGTH: rule(
    { min: 'number', max: 'number' },
    (field, { min, max }) => `${field} must be ${numberText(min)} to ${numberText(max)} characters.`,
  ),
  INVALID_CHARACTERS: rule(
    { accepted: ['text', 'key'] },
    (field, { accepted }) => `${field} must contain only ${CHARACTERS[accepted]}.`,
  ),
  NOT_A_PHONE_NUMBER: rule(
    { max: 'number' },
    (field, { max }) =>
      `${field} must be a phone number of at most ${numberText(max)} characters, such as +90 312 000 00 00.`,
  ),
  HTTPS_ADDRESS: rule(
    { max: 'number' },
    (field, { max }) => `${field} must be an https:// address of at most ${numberText(max)} characters.`,
  ),
  NOT_A_DATE: rule({}, (field) => `${field} must be a day of the calendar as YYYY-MM-DD.`),
  NOT_A_TIME: rule({}, (field) => `${field} must be a time from 00:00 to 23:59 as HH:MM.`),
  NOT_A_MOMENT: rule({}, (field) => `${field} must be a moment in ISO 8601, such as 2026-11-22T09:00:00Z.`),
  SLUG: rule(
    { max: 'number' },
    (field, { max }) =>
      `${field} must be at most ${numberText(max)} lower-case ASCII letters, digits and single hyphens, with a letter among them.`,
  ),
  NOT_BEFORE: rule({ other: 'string' }, (field, { other }) => `${field} must not be before ${other}.`),
  NOT_OBJECTS: rule({}, (field) => `${field} must contain only objects.`),
  ONE_OF: rule(
    { values: 'string[]' },
    (field, { values }) => `${field} must be one of ${values.join(', ')}.`,
  ),
  REPEATED: rule({ value: 'string' }, (field, { value }) => `${field} must not name ${value} twice.`),
  OVERLAPPING_PERIODS: rule(
    { first: 'string', second: 'string' },
    (field, { first, second }) => `${field} must not overlap: ${first} and ${second} do.`,
  ),
  NUMBER_RANGE: rule(
    { min: 'number', max: 'number' },
    (field, { min, max }) => `${field} must be a number from ${numberText(min)} to ${numberText(max)}.`,
  ),
  INTEGER_RANGE: rule(
    { min: 'number', max: 'number' },
    (field, { min, max }) =>
      `${field} must be a whole number from ${wholeNumberText(min)} to ${wholeNumberText(max)}.`,
  ),
  AMOUNT: rule(
    { min: 'number', max: 'number' },
    (field, { min, max }) =>
      `${field} must be a number from ${numberText(min)} to ${numberText(max)} with at most two decimal places.`,
  ),
  MAX_ITEMS: rule(
    { max: 'number' },
    (field, { max }) => `${field} must contain at most ${numberText(max)} items.`,
  ),
  ITEMS: rule({ min: 'number', max: 'number' }, (field, { min, max }) =>
    min === max
      ? `${field} must contain ${numberText(min)} items.`
      : `${field} must contain ${numberText(min)} to ${numberText(max)} items.`,
  ),
  EMAIL: rule(
    { max: 'number' },
    (field, { max }) => `${field} must be a mail address of at most ${numberText(max)} characters.`,
  ),
  USER_NAME: rule(
    { min: 'number', max: 'number' },
    (field, { min, max }) =>
      `${field} must be ${numberText(min)} to ${numberText(max)} characters: ASCII letters, digits or any of ._-@+.`,
  ),
  COMMON_PASSWORD: rule(
    { count: 'number' },
    (field, { count }) => `${field} must not be one of the ${numberText(count)} most common passwords.`,
  ),
  PASSWORD_IS_A_NAME: rule(
    {},
    (field) => `${field} must not be a name or the mail address of the account, or the name of the site.`,
  ),
  SAME_PASSWORD: rule({}, (field) => `${field} must differ from the current password.`),
  WRONG_PASSWORD: rule({}, (field) => `${field} is not your current password.`),
  OWN_PASSWORD_REQUIRED: rule(
    {},
    (field) =>
      `${field} must be your own password: this makes, changes or removes an administrator, or lets somebody manage accounts.`,
  ),
  RESERVED_NAME: rule(
    { role: 'string' },
    (field, { role }) => `${field} must not look like the built-in role ${role}.`,
  ),
  FORBIDDEN_WORDING: rule(
    { words: 'string' },
    (field, { words }) => `${field} must not say “${words}”: a menu names no charge beside its prices.`,
  ),
  NO_SUCH_RECORD: rule(
    { id: 'string' },
    (field, { id }) => `${field} must be the id of a record that exists; ${id} does not.`,
  ),
  NOT_A_SLOT: rule(
    { slotMinutes: 'number' },
    (field, { slotMinutes }) => `${field} must be a multiple of ${slotMinutes} minutes of the clock.`,
  ),
  TOGETHER: rule({ keys: 'string[]' }, (field, { keys }) => `${field} must go together: ${keys.join(', ')}.`),
  NO_LINKS: rule({}, (field) => `${field} must not contain links: neither http nor www.`),
  TOKEN_INVALID: rule(
    {},
    (field) => `${field} must be the reply of beginReservation, less than two hours old.`,
  ),
  TOKEN_EARLY: rule(
    { seconds: 'number' },
    (field, { seconds }) => `${field} can be used in ${numberText(seconds)} seconds.`,
  ),
  WRONG_CODE: rule({ minutesOff: 'number | null' }, (field, { minutesOff }) =>
    minutesOff === null
      ? `${field} must be the present six digits of the code app.`
      : `${field} is of another time: the clock of the phone is ${minutesOff} minutes off.`,
  ),
  PASSKEY_INVALID: rule({}, (field) => `${field} must be a passkey's answer to this challenge.`),
  UNKNOWN_PUSH_SERVICE: rule(
    {},
    (field) =>
      `${field} must be an https:// address of a push service of Google, Apple, Mozilla or Microsoft.`,
  ),
  INVALID_KEY: rule({}, (field) => `${field} must be a key of a browser's subscription, as base64url.`),
  AMBIGUOUS_NAME: rule(
    { name: 'string' },
    (field, { name }) => `${field} must be the name of one record; several are called ${name}.`,
  ),
  NO_SUCH_SERVING: rule(
    { label: 'string' },
    (field, { label }) => `${field} must be the label of a serving of the product; ${label} is not.`,
  ),
  UNKNOWN_FIELD: rule(
    { name: 'string', known: 'string[]' },
    (field, { name, known }) => `${field}: unknown field ${name}; use ${known.join(', ')}.`,
  ),
  UNKNOWN_KIND: rule(
    {},
    (field) => `${field} must be the name of a query for one record, such as product or blogTag.`,
  ),
  SORT_ORDER: rule(
    {},
    (field) => `${field} must be the name of a field, optionally followed by asc or desc.`,
  ),
  FILTER_VALUE: rule(
    { type: ['id', 'status', 'number', 'boolean', 'date', 'string'] },
    (field, { type }) => `${field} must be ${FILTER_VALUES[type]} or null.`,
  ),
  NOT_A_PICTURE: rule(
    { filename: 'string' },
    (_, { filename }) => `${filename} is not a picture that can be read. ${PICTURES}`,
  ),
  TOO_MANY_PIXELS: rule(
    { filename: 'string', megapixels: 'number', max: 'number', type: 'string' },
    (_, { filename, megapixels, max, type }) =>
      `${filename} has ${megapixels} megapixels; at most ${numberText(max)} are accepted of ${type}.`,
  ),
}

const CHARACTERS = {
  text: 'Unicode characters other than NUL and unpaired surrogates',
  key: 'ASCII letters, digits and any of _.:-',
} as const

const FILTER_VALUES = {
  id: 'an id',
  status: 'ACTIVE (1), PASSIVE (0)',
  number: 'a number',
  boolean: 'true, false',
  date: 'a date in ISO 8601',
  string: 'a string without NUL',
} as const

type Rule = keyof typeof RULES

export type Broken = {
  [R in Rule]: [rule: R, ...params: Given<ParamsOf<(typeof RULES)[R]>>]
}[Rule]

type AnyRule = { message(field: string, params: Params): string }

export function fieldFault(field: string, ...[broken, params = {}]: Broken): FieldFault {
  const { message } = RULES[broken] as AnyRule
  return { field, message: message(field, params), rule: broken, params }
}

/** The same fault under another name of the field. */
export function renamedFault({ rule, params }: FieldFault, field: string): FieldFault {
  return fieldFault(field, ...([rule, params] as Broken))
}
