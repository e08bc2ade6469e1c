import { describe, expect, test } from 'vitest'
import { blotsOf } from './blots.ts'
import type { Grey } from './grey.ts'
import { recognisedPage } from './page-recognition.ts'
import type { RecognisedWord } from './recognised.types.ts'
import { segmentsOf } from './segments.ts'

/** Drawn letter by letter: `#` is ink. Each is six pixels by nine, magnified. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  '₺': ['.#....', '.#..#.', '.#.#..', '.##.#.', '##.#..', '.##...', '##...#', '.#..#.', '.###..'],
  T: ['######', '..##..', '..##..', '..##..', '..##..', '..##..', '..##..', '..##..', '..##..'],
  L: ['##....', '##....', '##....', '##....', '##....', '##....', '##....', '##....', '######'],
  '0': ['.####.', '##..##', '##..##', '##..##', '##..##', '##..##', '##..##', '##..##', '.####.'],
  '1': ['..##..', '.###..', '####..', '..##..', '..##..', '..##..', '..##..', '..##..', '######'],
  '2': ['.####.', '##..##', '....##', '....##', '...##.', '..##..', '.##...', '##....', '######'],
  '5': ['######', '##....', '##....', '#####.', '....##', '....##', '....##', '##..##', '.####.'],
  '7': ['######', '....##', '....##', '...##.', '...##.', '..##..', '..##..', '.##...', '.##...'],
  // As no known typeface draws a sign.
  '?': ['..#...', '..##..', '..#.##', '.###..', '#.#..#', '..#..#', '..#.##', '.####.', '####..'],
  '-': ['......', '......', '......', '......', '.####.', '......', '......', '......', '......'],
}
const SCALE = 4
const ADVANCE = 8 * SCALE
const LINE = 16 * SCALE

/** A page of lines; a blank moves on by a third of a letter. */
function pageOf(lines: readonly string[]): Grey {
  const [width, height] = [1_200, LINE * (lines.length + 1)]
  const pixels = new Uint8Array(width * height).fill(255)
  lines.forEach((line, row) => {
    let left = 40
    for (const letter of line) {
      const drawn = LETTERS[letter]
      if (!drawn) {
        left += ADVANCE / 3
        continue
      }
      drawn.forEach((inks, y) => {
        ;[...inks].forEach((ink, x) => {
          if (ink !== '#') return
          for (let down = 0; down < SCALE; down += 1) {
            const at = (row * LINE + 20 + y * SCALE + down) * width + left + x * SCALE
            pixels.fill(0, at, at + SCALE)
          }
        })
      })
      left += ADVANCE
    }
  })
  return { width, height, pixels }
}

/** A recogniser that knows the letters above, but no sign: it reads each by its width alone. */
function recogniser(answers: (line: Grey) => readonly RecognisedWord[]) {
  const asked: Grey[] = []
  return {
    asked,
    recognise: async (line: Grey) => {
      asked.push(line)
      return answers(line)
    },
  }
}

const inkOf = ({ pixels }: Grey) => pixels.reduce((sum, pixel) => sum + (pixel < 150 ? 1 : 0), 0)

describe('a page', () => {
  test('is lines of letters that stand together, and columns apart', () => {
    const { blots } = blotsOf(pageOf(['1200         2500', '1700         5200']))
    const places = segmentsOf(blots).map(({ left, letters }) => [left < 200, letters.length])
    expect(places.map(String).toSorted()).toEqual(['false,4', 'false,4', 'true,4', 'true,4'])
  })

  test.each([
    ['₺', ['₺120', '₺175', '₺210', '₺500'], '₺'],
    ['₺ behind', ['120 ₺', '175 ₺', '210 ₺', '500 ₺'], '₺'],
    ['TL', ['120 TL', '175 TL', '210 TL', '500 TL'], 'TL'],
    ['₺ as hardly a typeface draws it', ['?120', '?175', '?210', '?500'], '₺'],
    ['a dash', ['120-', '175-', '210-', '500-'], ',-'],
  ])('with %s is read without the sign, which is put back', async (_, lines, sign) => {
    const picture = pageOf(lines)
    const { asked, recognise } = recogniser((line) => [
      // Whatever is asked is a number as wide as the picture of its line.
      { text: '777', confidence: 95, left: 8, right: line.width - 8 },
    ])
    const { lines: read } = await recognisedPage({ picture, blots: blotsOf(picture).blots }, recognise, 1, 1)
    expect(read.map(({ text }) => text)).toEqual(lines.map(() => expect.stringContaining(sign)))
    const [first, second] = [asked.slice(0, lines.length), asked.slice(lines.length)]
    expect(second.length).toBe(lines.length)
    second.forEach((line, index) => {
      expect(inkOf(line)).toBeLessThan(inkOf(first[index] as Grey))
    })
  })

  test('has its words where their letters are, and spaces that the recogniser lost', async () => {
    const picture = pageOf(['LT 120 TL   LT 500'])
    const { recognise } = recogniser(() => [
      { text: 'Az120TL', confidence: 95, left: 8, right: 900 },
      { text: 'Tam 500', confidence: 95, left: 8, right: 20 },
    ])
    const { lines } = await recognisedPage({ picture, blots: blotsOf(picture).blots }, recognise, 1, 1)
    // In letters and blanks, each as wide as it was drawn.
    const at = (letters: number, blanks: number) => 40 + letters * ADVANCE + (blanks * ADVANCE) / 3
    expect(lines.map(({ text, x }) => [text, Math.round(x / SCALE)])).toEqual(
      [
        ['Az', at(0, 0)],
        ['120TL', at(2, 1)],
        ['Tam', at(7, 5)],
        ['500', at(9, 6)],
      ].map(([text, x]) => [text, Math.round((x as number) / SCALE)]),
    )
  })

  test('without signs is read once', async () => {
    const picture = pageOf(['1200', '1750', '2100', '5000'])
    const { asked, recognise } = recogniser((line) => [
      { text: '1750', confidence: 95, left: 8, right: line.width - 8 },
    ])
    await recognisedPage({ picture, blots: blotsOf(picture).blots }, recognise, 1, 1)
    expect(asked.length).toBe(4)
  })

  test('tells the lines of which nothing was read', async () => {
    const picture = pageOf(['1200', '1750', '2100', '5000'])
    const ink = inkOf(pageOf(['1750']))
    const { recognise } = recogniser((line) =>
      inkOf(line) === ink ? [] : [{ text: '1200', confidence: 95, left: 8, right: line.width - 8 }],
    )
    const { lines, unread } = await recognisedPage(
      { picture, blots: blotsOf(picture).blots },
      recognise,
      1,
      1,
    )
    expect(lines.length).toBe(3)
    expect(unread.map(({ y }) => Math.round(y / LINE))).toEqual([1])
  })

  test('doubts a digit that looks like another one of its page', async () => {
    const texts = ['1272', '7217', '2177', '1721', '7777', '2222']
    const picture = pageOf(texts)
    let at = 0
    const { recognise } = recogniser((line) => {
      const text = at === 1 ? '7211' : (texts[at] as string)
      at += 1
      return [{ text, confidence: 96, left: 8, right: line.width - 8 }]
    })
    const { lines } = await recognisedPage({ picture, blots: blotsOf(picture).blots }, recognise, 1, 1)
    expect(lines.map(({ confidence }) => confidence < 85)).toEqual([false, true, false, false, false, false])
  })
})
