import { describe, expect, test } from 'vitest'
import { BadInputError } from '../errors.ts'
import { fieldFault } from '../field-rules.ts'
import { checked, idFrom } from './check-input.ts'
import { inputFields } from './input-fields.ts'
import {
  CalendarDay,
  Description,
  EmailAddress,
  HttpsAddress,
  IdList,
  Name,
  OptionalButNotNull,
  OrderValue,
  Password,
  Price,
  StatusValue,
  UserNameText,
} from './validation.ts'

class Sample {
  @OptionalButNotNull()
  @Name()
  name?: string

  @OptionalButNotNull()
  @Description()
  description?: string

  @OptionalButNotNull()
  @Price()
  price?: number

  @OptionalButNotNull()
  @OrderValue()
  order?: number

  @OptionalButNotNull()
  @StatusValue()
  status?: number

  @OptionalButNotNull()
  @EmailAddress()
  email?: string

  @OptionalButNotNull()
  @UserNameText()
  userName?: string

  @OptionalButNotNull()
  @Password()
  password?: string

  @OptionalButNotNull()
  @CalendarDay()
  day?: string

  @OptionalButNotNull()
  @HttpsAddress()
  address?: string

  @OptionalButNotNull()
  @IdList()
  ids?: number[]
}

class Required {
  @Name()
  name!: string
}

async function fieldsOf(input: object): Promise<string[]> {
  try {
    await checked(Sample, input)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(BadInputError)
    const { fields } = error as BadInputError
    expect(fields.every(({ field, message }) => message.startsWith(field))).toBe(true)
    return [...new Set(fields.map(({ field }) => field))]
  }
}

test.each([4e-323, 1e-7, 0.001, 1e21, 1_000_000.01, -0.01])('a price is never %d', async (price) => {
  expect(await fieldsOf({ price })).toEqual(['price'])
})

const strange = [null, '', 'a\0b', 'a\ud800', -1, Number.NaN, 1e308, [], {}, [['x']], true]

const kinds: [string, unknown[], unknown[]][] = [
  ['name', ['x', 'x'.repeat(200), ' Köfte 🍲 '], ['x'.repeat(201), '  ']],
  ['price', [0, 12.5, 0.01, 1_000_000], [12.345, 1_000_000.01, '12']],
  ['order', [0, 100_000], [1.5, 100_001, '1']],
  ['status', [0, 1], [2, 'ACTIVE']],
  [
    'email',
    ['a@example.com'],
    [
      'a',
      'a@',
      'a@b',
      '"a\r\nBcc: b"@example.com',
      '"a@example.com, b"@example.com',
      `${'a'.repeat(64)}@${'b.'.repeat(100)}com`,
    ],
  ],
  ['userName', ['abc', 'a'.repeat(64), 'A.b_c-d@e+9'], ['ab', 'a'.repeat(65), 'ayşe', 'a b c', 'abc\n']],
  ['password', ['x'.repeat(10), 'x'.repeat(128)], ['x'.repeat(9), 'x'.repeat(129)]],
  ['day', ['2028-02-29', '0001-01-01'], ['0000-02-29', '2026-02-29', '2026-1-1', '2026-13-01']],
  ['address', ['https://x.example/?a=ç'], ['https:x.example', 'http://x.example', 'https://', '//x.example']],
  ['ids', [[], [1], ['2', 3]], [[0], ['x'], [1.5], Array(101).fill(1), '1']],
]

describe.each(kinds)('a field of the kind %s', (field, good, bad) => {
  test.each(good.map((value) => [value]))('accepts %j', async (value) => {
    expect(await fieldsOf({ [field]: value })).toEqual([])
  })
  const refused = [
    ...bad,
    ...strange.filter((value) => !good.some((each) => JSON.stringify(each) === JSON.stringify(value))),
  ]
  test.each(refused.map((value) => [value]))('refuses %j by name', async (value) => {
    expect(await fieldsOf({ [field]: value })).toEqual([field])
  })
})

test('a description may be empty, but must be well-formed', async () => {
  expect(await fieldsOf({ description: '' })).toEqual([])
  expect(await fieldsOf({ description: 'x'.repeat(20_000) })).toEqual([])
  for (const value of ['x'.repeat(20_001), 'a\0', '\udfff', null, 1])
    expect(await fieldsOf({ description: value })).toEqual(['description'])
})

test('undeclared fields are dropped, and missing ones reported', async () => {
  expect(await checked(Sample, { name: 'x', isDeleted: true, id: 7 } as object)).toEqual({ name: 'x' })
  await expect(checked(Required, {})).rejects.toMatchObject({
    fields: [{ field: 'name', message: 'name is required.' }],
  })
})

test('an input declares its types, bounds and required fields', () => {
  expect(inputFields(Sample).get('price')).toEqual({
    kind: 'number',
    least: 0,
    most: 1_000_000,
    required: false,
  })
  expect(inputFields(Required).get('name')).toMatchObject({ kind: 'text', required: true })
})

test.each([
  [1, 1],
  ['12', 12],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, null],
  ['2147483648', null],
  [0, null],
  [-1, null],
  [1.5, null],
  ['1.5', null],
  [' 1', null],
  ['1e3', null],
  ['', null],
  [true, null],
  [null, null],
  [[1], null],
])('the id in %j is %j', (value, id) => {
  expect(idFrom(value)).toBe(id)
})

test.each(['\u200b', '\ufe0f', ' \u00ad\u2060 ', '\u3164', '\u2800'])(
  'D137: a name without visible characters is missing: %j',
  async (name) => {
    expect(await fieldsOf({ name })).toEqual(['name'])
  },
)

test('D137: a name is trimmed', async () => {
  expect(await checked(Sample, { name: '  Köfte  ekmek\u00a0' })).toEqual({ name: 'Köfte  ekmek' })
})

test('D134: a text is stored normalized, a password as typed', async () => {
  const decomposed = 'Ko\u0308fte\u0301'
  expect(await checked(Sample, { name: decomposed, password: `${decomposed} 12345` })).toEqual({
    name: 'Köfté',
    password: `${decomposed} 12345`,
  })
})

test('years have no thousands separator, larger numbers have', () => {
  const text = (max: number) => fieldFault('year', 'INTEGER_RANGE', { min: 1_900, max }).message
  expect(text(2_999)).toBe('year must be a whole number from 1900 to 2999.')
  expect(text(100_000)).toContain('100,000')
})

test('D101: one fault has one sentence', async () => {
  class Named {
    @Name()
    name!: unknown
  }
  for (const [name, message] of [
    [null, 'name is required.'],
    [12, 'name must be a string.'],
    ['', 'name must be 1 to 200 characters.'],
    ['x'.repeat(201), 'name must be at most 200 characters.'],
  ]) {
    await expect(checked(Named, { name })).rejects.toMatchObject({ message })
  }
})
