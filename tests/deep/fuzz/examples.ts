import fc from 'fast-check'

/** Number of examples for each call: a few in every run, 200 in `npm run test:fuzz`. */
const many = Number(process.env.FUZZ_EXAMPLES ?? 0)

/** A regular run uses a fixed seed; a longer one uses random seeds. */
export const runs = many > 0 ? { numRuns: many } : { numRuns: 6, seed: 20_261_121 }

/** Texts that often break programs, and arbitrary ones. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    'null',
    'İIıiŞşĞğ',
    "'; drop table product; --",
    '<script>alert(1)</script>',
    '%',
    '\\',
    '\0',
    '\ud800',
    '../../etc/passwd',
    '=1+1',
    '{{7*7}}',
    'a'.repeat(20_001),
  ),
)

export const wholeNumber = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(2_147_483_647, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 1e21),
)

export const anyNumber = fc.oneof(
  wholeNumber,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0.001, 12.5, 1_000_000, 1_000_000.01, -0),
)

/** A value of any type other than the expected one. */
export const junk = fc.jsonValue({ maxDepth: 2 })

/** Mostly the expected value, sometimes another one. */
export const mostly = <T>(wanted: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: wanted, weight: 6 }, { arbitrary: junk, weight: 1 })
