import fc from 'fast-check'

/** How many examples each call is tried with: a few in every run, 200 in `npm run test:fuzz`. */
const many = Number(process.env.FUZZ_EXAMPLES ?? 0)

/** A run of every day tries the same examples each time; one that looks for more tries others. */
export const runs = many > 0 ? { numRuns: many } : { numRuns: 6, seed: 20_261_121 }

/** Texts that have broken programs before, beside any other. */
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

/** Something of any other kind than the one that is wanted. */
export const junk = fc.jsonValue({ maxDepth: 2 })

/** Mostly what is wanted, now and then something else. */
export const mostly = <T>(wanted: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: wanted, weight: 6 }, { arbitrary: junk, weight: 1 })
