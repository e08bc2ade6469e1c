/** Invalid values: wrong types, wrong sizes, and texts that often break programs. */
export const STRANGE: Readonly<Record<string, unknown>> = {
  null: null,
  'an empty text': '',
  blanks: ' \t\n',
  NUL: 'a\0b',
  'a lone surrogate': 'a\ud800b',
  'an emoji': '👩‍🍳',
  'a long text': 'ş'.repeat(25_000),
  'a text of NaN': 'NaN',
  'a text of a number': '12',
  'a date': '2020-02-30T00:00:00Z',
  true: true,
  '-1': -1,
  '0': 0,
  '1.5': 1.5,
  '2^31': 2 ** 31,
  '2^53': 2 ** 53,
  '1e308': 1e308,
  'an empty list': [],
  'a list of texts': ['x'],
  'a list of lists': [[[1]]],
  'a list of ids that are none': ['0', '-1', '99999999999'],
  'many ids': Array.from({ length: 101 }, (_, index) => String(index + 1)),
  'an object': { a: { b: 1 } },
  'a prototype': JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'),
}

/** A run of every day tries each value in every third place; `npm run test:fuzz` tries all of them everywhere. */
const STEP = process.env.FUZZ_EXAMPLES ? 1 : 3

/** The values for a place, by their titles. @param place its name, which decides on the third. */
export function strangeValuesFor(place: string): [title: string, value: unknown][] {
  const first = [...place].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return Object.entries(STRANGE).filter((_entry, at) => (at + first) % STEP === 0)
}
