import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceededBy, parseJson, STRANGER_BOUNDS } from './json-nesting.ts'

/** Levels of arrays and objects of a parsed value. */
function levelsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf))
}

/** Texts full of brackets, quotes and escapes, as values and as names. */
const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'a', 'ş') })

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 12, withCrossShrink: true },
    text,
    fc.constantFrom(null, true, 1.5),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
})).value

test('nesting is found as in the parsed value, whatever its texts contain', () => {
  fc.assert(
    fc.property(value, fc.nat(14), fc.nat(2), (value, most, indent) => {
      const bounds = { levels: most, values: Number.POSITIVE_INFINITY }
      const exceeded = exceededBy(JSON.stringify(value, null, indent), bounds)
      expect(exceeded).toBe(levelsOf(value) > most ? 'levels' : null)
    }),
    { numRuns: 500 },
  )
})

test('a list of more values than any call has is refused before it is parsed', () => {
  expect(() => parseJson(`[${'{},'.repeat(60_000)}{}]`)).toThrow('at most 100,000 values')
  expect(parseJson(JSON.stringify(Array(90_000).fill('[,{')))).toHaveLength(90_000)
})

test('a stranger sends fewer values than who is signed in', () => {
  expect(() => parseJson(`[${'{},'.repeat(2_000)}{}]`, STRANGER_BOUNDS)).toThrow('at most 2,000 values')
  expect(parseJson(JSON.stringify(Array(999).fill({})), STRANGER_BOUNDS)).toHaveLength(999)
})

test('a megabyte of nested arrays is refused before it is parsed', () => {
  expect(() => parseJson('['.repeat(500_000) + ']'.repeat(500_000))).toThrow('at most 64 levels')
  expect(parseJson('['.repeat(64) + ']'.repeat(64))).toHaveLength(1)
})
