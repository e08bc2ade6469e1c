import { describe, expect, test } from 'vitest'
import { Language, OTHER_LANGUAGES } from '../../core/primitives/language.ts'
import type { Facts } from './facts.item.ts'
import { guestLetter } from './guest-letter.ts'
import { rendered } from './rendered-letter.ts'

const HOUSE = 'Lezzet <Sofrası>'
const PAGE = 'https://sofra.example/book-table/k2'
/** A Friday evening in Istanbul. */
const AT = '2026-12-04T16:30:00Z'

const OUTCOMES = {
  confirmed: { isConfirmed: true, message: 'Bahçede yeriniz hazır' },
  declined: { isConfirmed: false, message: 'O akşam düğün var' },
  changed: { isConfirmed: true, message: null, isChanged: true },
  givenUp: { isConfirmed: true, message: null, isGivenUp: true },
} satisfies Record<string, Partial<Facts['RESERVATION_ANSWER']>>

const DATES: Readonly<Record<Language, string>> = {
  TR: '4 Aralık Cuma 19.30',
  EN: 'Friday, 4 December 2026, 19:30',
  DE: 'Freitag, 4. Dezember 2026, 19:30 Uhr',
  RU: 'пятница, 4 декабря 2026 г., 19:30',
  AR: 'الجمعة 4 ديسمبر 2026، الساعة 19:30',
  FA: 'جمعه 4 دسامبر 2026، ساعت 19:30',
}

const languages = Object.values(Language)
const outcomes = Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]
const all = languages.flatMap((language) => outcomes.map((outcome) => ({ language, outcome })))

function written(language: Language, outcome: keyof typeof OUTCOMES, people = 7) {
  const facts = { at: AT, people, language, ...OUTCOMES[outcome] }
  const letter = guestLetter(facts, HOUSE, PAGE)
  return {
    subject: letter.subject,
    ...rendered(letter, { name: null, siteName: HOUSE, language }),
    message: OUTCOMES[outcome].message,
  }
}

test.each(all)('$language, $outcome: date, time, persons, restaurant and link are told', (each) => {
  const { subject, text, html, message } = written(each.language, each.outcome)
  expect(subject).toContain(HOUSE)
  for (const told of [DATES[each.language], '7', HOUSE, PAGE, message ?? '']) expect(text).toContain(told)
  for (const told of [DATES[each.language], '7', 'Lezzet &lt;Sofrası&gt;', `href="${PAGE}"`, message ?? ''])
    expect(html).toContain(told)
  expect(text + html + subject).not.toMatch(/undefined|null|NaN|\$\{/)
})

test.each(all.filter(({ language }) => language !== 'TR'))(
  '$language, $outcome: nothing is Turkish but the name and what the restaurant wrote, which is marked',
  ({ language, outcome }) => {
    const { subject, text, html, message } = written(language, outcome)
    const own = (content: string) => content.replaceAll(HOUSE, '').replaceAll(message ?? HOUSE, '')
    const [mine, turkish] = [own(subject + text), written('TR', outcome)]
    expect(mine).not.toMatch(/[ğışİĞŞ]/)
    for (const line of turkish.text.split('\n\n').map(own)) {
      if (/[a-zğışç]/.test(line) && line !== '-- ') expect(mine).not.toContain(line)
    }
    // Digits are Latin, and no sign of another script is among the words.
    expect(mine).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/)
    expect(html).toContain(`<html lang="${language.toLowerCase()}" dir="`)
    if (message) expect(html).toContain(`<p lang="tr" dir="ltr" style="margin:0 0 16px">${message}</p>`)
  },
)

test.each(['AR', 'FA'] as const)(
  '%s: names are isolated, and no sign is in or beside the link',
  (language) => {
    for (const outcome of outcomes) {
      const { subject, text, html } = written(language, outcome)
      for (const part of [subject, text]) expect(part).toContain(`\u2068${HOUSE}\u2069`)
      expect(text).toContain(`:\n${PAGE}\n`)
      expect(html).toContain('dir="rtl" style="max-width:560px')
      expect(html).toContain('<p dir="ltr" style="margin:0 0 16px;font-size:14px')
    }
  },
)

describe('a number has its noun', () => {
  const persons = (language: Language, people: number) => written(language, 'changed', people).text
  test.each([
    [1, 'гость'],
    [2, 'гостя'],
    [4, 'гостя'],
    [5, 'гостей'],
    [11, 'гостей'],
    [12, 'гостей'],
    [20, 'гостей'],
    [21, 'гость'],
    [22, 'гостя'],
    [100, 'гостей'],
  ])('in Russian, %i %s', (people, noun) => {
    expect(persons('RU', people)).toContain(`, ${people} ${noun}.`)
  })

  test('in English and German, of one person too', () => {
    expect(persons('EN', 1)).toContain(', 1 guest.')
    expect(persons('EN', 2)).toContain(', 2 guests.')
    expect(persons('DE', 1)).toContain(', 1 Person.')
    expect(persons('DE', 2)).toContain(', 2 Personen.')
  })
})

test('a Turkish letter is what it was', () => {
  expect(written('TR', 'confirmed').text).toBe(
    [
      'Merhaba,',
      'Masanız ayrıldı: 4 Aralık Cuma 19.30, 7 kişi.',
      'Bahçede yeriniz hazır',
      'Gelemeyecekseniz lütfen aşağıdaki sayfadan haber verin.',
      `Masamı gör: ${PAGE}`,
      '-- ',
      `Bu e-posta ${HOUSE} sitesinden kendiliğinden gönderildi.\n`,
    ].join('\n\n'),
  )
  const { html } = written('TR', 'confirmed')
  expect(html).toMatch(/^<!doctype html><html lang="tr"><head>/)
  expect(html).not.toContain('dir=')
})

test('every day and month has its word in every language, told once in a week and a year', () => {
  for (const language of OTHER_LANGUAGES) {
    const moments = Array.from({ length: 12 }, (_, month) => {
      const at = new Date(Date.UTC(2026, month, 4, 16, 30)).toISOString()
      const facts = { at, people: 2, language, ...OUTCOMES.changed }
      return guestLetter(facts, HOUSE, PAGE).paragraphs[0] as string
    })
    expect(new Set(moments).size).toBe(12)
    expect(moments.join(' ')).not.toContain('undefined')
    const days = Array.from({ length: 7 }, (_, day) => {
      const at = new Date(Date.UTC(2026, 11, 1 + day, 16, 30)).toISOString()
      const facts = { at, people: 2, language, ...OUTCOMES.changed }
      return (guestLetter(facts, HOUSE, PAGE).paragraphs[0] as string).replace(/\d/g, '')
    })
    expect(new Set(days).size).toBe(7)
  }
})
