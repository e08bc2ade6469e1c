import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { wordsOf as guestWordsOf } from '../../../server/guest-words/words-of.ts'
import { OTHER_SITE_LANGUAGES } from '../rules/site-languages.ts'
import { ARABIC } from './ar/arabic.ts'
import { GERMAN } from './de/german.ts'
import { ENGLISH } from './en/english.ts'
import { PERSIAN } from './fa/persian.ts'
import { RUSSIAN } from './ru/russian.ts'

const SRC = fileURLToPath(new URL('..', import.meta.url))
const ENDING = '.words.ts'
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith(ENDING) && !file.startsWith('languages'),
)
const LANGUAGES = { en: ENGLISH, de: GERMAN, ru: RUSSIAN, ar: ARABIC, fa: PERSIAN }
const ARABIC_LETTERS = /\p{Script=Arabic}/u
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ar: ARABIC_LETTERS,
  fa: ARABIC_LETTERS,
}
/** What is no text of a language: its code, and numbers, whose unit is said in Latin letters. */
const WITHOUT_LETTERS =
  /^(?:spoken|amount)\.|^food\.number|^table\.clock|^guest\.(?:direction|calendar\.file)/

const DAY = { day: 29, month: 10, year: 2026, weekday: 4 }
const COUNTS = [[1], [2], [7], [25], [101]]
const ASKED = ['VEGAN', 'VEGETARIAN', 'NO_ALCOHOL', 'NO_PORK', 'ALCOHOL', 'PORK']
const ALLERGENS = [['abc'], ['abc', 'def', 'ghi']]

/** What functions are called with, where it is not a single text. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'amount.price': [[120], [7.5]],
  'categories.description': [[''], ['Abc, Def']],
  'food.contains': ['ALCOHOL', 'PORK', 'BOTH'].flatMap((what) => [true, false, null].map((is) => [what, is])),
  'food.number': [[7], [250]],
  'guest.asked': [
    ['Abc', 1],
    ['Abc', 7],
  ],
  'guest.calendar.title': [['Abc', 7]],
  'guest.moment': [[{ ...DAY, time: '19:30' }]],
  'guest.plain.tooMany.text': COUNTS,
  'guestTable.closedNow': [['Abc', '19:30']],
  'guestTable.message': [['Abc', 'Def', '19:30', 7]],
  'guestTable.peopleOn': [
    ['Abc', '7'],
    ['Abc', '1'],
  ],
  'hours.dayOfMonth': Array.from({ length: 12 }, (_, index) => [{ ...DAY, month: index + 1 }]),
  'hours.longDay': Array.from({ length: 7 }, (_, index) => [{ ...DAY, weekday: index + 1 }]),
  'hours.opensOn': [['Abc', '19:30']],
  'hours.opensOnWeekday': Array.from({ length: 7 }, (_, index) => [index + 1, '19:30']),
  'menu.andMore': COUNTS,
  'menu.countOf': ASKED.flatMap((asked) => [0, 1, 7].map((count) => [asked, count])),
  'menu.countWith': ALLERGENS.flatMap((names) =>
    [true, false].flatMap((contained) => [0, 1, 7].map((count) => [names, contained, count])),
  ),
  'menu.date': [[DAY]],
  'menu.dishes': COUNTS,
  'menu.namedAndMore': [
    ['Abc', 1],
    ['Abc', 7],
  ],
  'menu.results': [
    [1, 'Abc'],
    [7, 'Abc'],
  ],
  'menu.resultsInstead': [[7, 'Abc', 'Def']],
  'menu.showCount': [[0], ...COUNTS],
  'menu.showFreeOf': ALLERGENS.map((names) => [names]),
  'menu.showOnly': ASKED.map((asked) => [asked]),
  'menu.unanswered': [
    ['Abc', 1],
    ['Abc', 7],
  ],
  'menu.unansweredAllergens': [
    ['Abc', 1],
    ['Abc', 7],
  ],
  'menu.unfiltered': [0, 1, 7].map((count) => [['Abc'], count]),
  'shell.cart': COUNTS,
  'specialHours.dayRange': [
    [
      { ...DAY, day: 27 },
      { ...DAY, day: 30 },
    ],
    [DAY, { ...DAY, day: 3, month: 11 }],
    [DAY, { ...DAY, year: 2027 }],
  ],
  'table.asked': [
    ['Abc', '19:30', 1],
    ['Abc', '19:30', 7],
  ],
  'table.callIfMore': COUNTS,
  'table.clock': [['19:30']],
  'table.closedOn': [
    ['Abc', ''],
    ['Abc', 'Def'],
  ],
  'table.closedOnWeekday': Array.from({ length: 7 }, (_, index) => [index + 1]),
  'table.data': [
    ['Abc', null],
    ['Abc', 7],
  ],
  'table.days': COUNTS,
  'table.daysAhead': COUNTS,
  'table.description': [
    ['Abc', ''],
    ['Abc', '0312 555'],
  ],
  'table.faults.INTEGER_RANGE': COUNTS,
  'table.faults.MAX_LENGTH': COUNTS,
  'table.free': COUNTS,
  'table.hours': COUNTS,
  'table.minutes': COUNTS,
  'table.tooFar': COUNTS,
  'table.tooMany': COUNTS,
  'table.walkIns': Array.from({ length: 7 }, (_, index) => [index + 1]),
  'tableClause.controller': [
    ['Abc', ''],
    ['Abc', 'Def'],
  ],
  'tableClause.kept': COUNTS,
  'tableClause.rights': [
    [true, 'a@b.c'],
    [false, ''],
  ],
}
const ONE_TEXT = [['Abc']]

interface Said {
  /** Where it stands, and with what it was said. */
  readonly of: string
  readonly text: string
  readonly values: readonly (string | number)[]
}

/** All texts of words, those of functions by samples. */
function saidBy(words: unknown, of: string): Said[] {
  if (typeof words === 'string') return [{ of, text: words, values: [] }]
  if (typeof words === 'function')
    return (SAMPLES[of] ?? ONE_TEXT).map((sample) => ({
      of: `${of}(${JSON.stringify(sample).slice(1, -1)})`,
      text: [words(...sample)].flat().join(''),
      values: sample.flatMap(valuesIn),
    }))
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, each]) => saidBy(each, `${of}.${key}`))
}

function valuesIn(sample: unknown): (string | number)[] {
  if (typeof sample === 'string' || typeof sample === 'number') return [sample]
  return sample && typeof sample === 'object' ? Object.values(sample).flatMap(valuesIn) : []
}

const nameOf = (file: string) => path.basename(file, ENDING)
const keyOf = (file: string) => nameOf(file).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** What guests type is said by nobody. */
const TYPED = 'menuSearch'
const allOf = (words: object) =>
  Object.entries(words).flatMap(([key, each]) => (key === TYPED ? [] : saidBy(each, key)))

const turkish = allOf({
  ...Object.fromEntries(
    await Promise.all(
      FILES.map(async (file) => [keyOf(file), { ...(await import(path.join(SRC, file))) }] as const),
    ),
  ),
  guest: guestWordsOf('TR'),
})
const inTurkish = new Map(turkish.map((said) => [said.of, said]))

/** Times may be written with a full stop, and names as they are inside a sentence. */
const tells = (text: string, value: string | number) =>
  text.includes(`${value}`) || text.includes(`${value}`.replace(':', '.'))

describe.each(Object.entries(LANGUAGES))('in %s', (code, vocabulary) => {
  const texts = allOf({ ...vocabulary, guest: guestWordsOf(vocabulary.spoken.language) })

  test('each file of words has its counterpart', () => {
    expect(Object.keys(vocabulary).sort()).toEqual(FILES.map(keyOf).sort())
    const files = readdirSync(path.join(SRC, 'languages', code)).filter((file) => file.endsWith(ENDING))
    expect(files.map(nameOf).sort()).toEqual(FILES.map(nameOf).sort())
  })

  test('the language is that of its folder, as the site knows it', () => {
    const known = OTHER_SITE_LANGUAGES.find((each) => each.code === code)
    const { language, direction, base, isTurkish } = vocabulary.spoken
    expect({ language, direction, base, isTurkish, code: vocabulary.spoken.code }).toEqual({
      ...{ language: known?.language, direction: known?.direction, code },
      ...{ base: `/${code}`, isTurkish: false },
    })
  })

  test('the same is said as in Turkish', () => {
    expect(texts.map(({ of }) => of).sort()).toEqual([...inTurkish.keys()].sort())
  })

  test('no text is missing', () => {
    expect(texts.filter(({ of, text }) => !text.trim() && inTurkish.get(of)?.text)).toEqual([])
  })

  test('no letter is Turkish', () => {
    const letters = code === 'de' ? /[ğışİĞŞçÇ]/ : /[ğışİĞŞçÇöüÖÜ]/
    expect(texts.filter(({ text }) => letters.test(text))).toEqual([])
  })

  test('digits are Latin', () => {
    expect(texts.filter(({ text }) => /[٠-٩۰-۹]/.test(text))).toEqual([])
  })

  test('texts are in the script of the language', () => {
    const script = SCRIPTS[code] ?? /\p{Script=Latin}/u
    expect(texts.filter(({ of, text }) => !WITHOUT_LETTERS.test(of) && !script.test(text))).toEqual([])
  })

  test('what a sentence is told, it says', () => {
    // One and two may be words, as the Arabic dual is.
    const untold = texts.filter(({ of, text, values }) =>
      values
        .filter((value) => typeof value === 'string' || value > 2)
        .some(
          (value) =>
            tells(inTurkish.get(of)?.text ?? '', value) &&
            !tells(text.toLowerCase(), `${value}`.toLowerCase()),
        ),
    )
    expect(untold).toEqual([])
  })
})
