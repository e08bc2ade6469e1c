import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { inputBounds } from './input-bounds.ts'
import { DOINGS, FIELDS, TITLES } from './server-terms.ts'
import { wordingOf } from './server-wording.ts'

const server = path.resolve(import.meta.dirname, '../../../../server')

/** Where the sentences come from that GraphQL answers with; REST and the commands speak to others. */
const SOURCES = globSync('{core,modules,media,graphql,database}/**/*.ts', { cwd: server }).filter(
  (file) => !file.endsWith('.test.ts') && !/database\/(embedded|postgres|connect|demo)/.test(file),
)

const KINDS = /const KINDS = '(.*)'/.exec(read('media/decode.ts'))?.[1] ?? ''

function read(file: string): string {
  return readFileSync(path.join(server, file), 'utf8')
}

/** The text literals of a piece of source that are sentences, each as it may be said. */
function sentencesIn(source: string): string[] {
  const literals = source.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  return literals
    .map((literal) => literal.slice(1, -1))
    .filter((text) => /^\S+ .*[.+]$/s.test(text) || text.includes('KINDS'))
    .map((text) =>
      text
        .replaceAll('$property', 'name')
        .replaceAll(/\$\{KINDS\}/g, KINDS)
        .replaceAll(/\$\{counted\([^,]+, '([\w ]+)'[^}]*\}/g, '7 $1')
        .replaceAll(/\$\{this\.definition\.title\}/g, 'category')
        .replaceAll(/\$\{field\}|\$\{place\}/g, 'name')
        .replaceAll(/\$\{wanted\}/g, 'a number')
        .replaceAll(/\$\{[^}]*\}/g, '7'),
    )
}

/** What follows an opening bracket, up to the one that closes it. */
function argumentsAt(source: string, start: number): string {
  let depth = 1
  let at = start
  for (; depth > 0 && at < source.length; at++) {
    if (source[at] === '(') depth++
    if (source[at] === ')') depth--
  }
  return source.slice(start, at - 1)
}

const THROWN =
  /\b(?:BadInput|Conflict|Forbidden|NotFound|PayloadTooLarge|Unauthenticated|ServiceUnavailable)Error(?:\.field)?\(/g

const thrown = SOURCES.flatMap((file) => {
  const source = read(file)
  return [...source.matchAll(THROWN)].flatMap((match) =>
    sentencesIn(argumentsAt(source, match.index + match[0].length)),
  )
})

const declared = [
  'core/validation.ts',
  'core/table-query.ts',
  'core/page.ts',
  'core/errors.ts',
  'core/input.ts',
].flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /message|Message|MESSAGE|super\(|must be a whole/.test(line))
    .flatMap(sentencesIn),
)

describe('every sentence of the server', () => {
  test('is found in its sources', () => {
    expect(thrown).toContain('This category still has 7 product. Move or remove what is in it first.')
    expect(thrown).toContain('Another category has the 7 already.')
    expect(thrown.length).toBeGreaterThan(25)
    expect(declared).toContain('name must be at most 7 characters.')
    expect(declared).toContain('name must be true or false.')
    expect(declared).toContain('An unexpected server error occurred.')
    expect(declared.length).toBeGreaterThan(25)
  })

  test.each([...new Set([...thrown, ...declared])])('has a Turkish form: %s', (sentence) => {
    const said = wordingOf(sentence, 'tr')
    expect(said).not.toBe(sentence)
    expect(said).not.toMatch(/[{}]|\bmust\b/)
  })
})

test('fields are called what the forms call them', () => {
  const fields = new Set(Object.values(inputBounds).flatMap((input) => Object.keys(input)))
  expect([...fields].filter((field) => !(field in FIELDS))).toEqual([])
})

test('kinds of records and what was about to be done have Turkish names', () => {
  const services = SOURCES.filter((file) => file.endsWith('.service.ts')).map(read)
  const titles = services.flatMap((source) =>
    [...source.matchAll(/\btitle: '([\w ]+)'/g)].map(([, title]) => title),
  )
  expect(titles.length).toBeGreaterThan(8)
  expect(titles.filter((title) => !(String(title) in TITLES))).toEqual([])
  const doings = services.flatMap((source) =>
    [...source.matchAll(/'((?:change|remove|hand out) (?:this|these) \w+)'/g)].map(([, doing]) => doing),
  )
  expect(doings.length).toBeGreaterThan(2)
  expect(doings.filter((doing) => !(String(doing) in DOINGS))).toEqual([])
})

test.each([
  ['name must be at most 200 characters.', 'Ad en çok 200 karakter olabilir.'],
  [
    'This category still has 1 product. Move or remove what is in it first.',
    'Bu kategoride hâlâ 1 ürün var. Önce onları başka kategoriye taşıyın ya da kaldırın.',
  ],
  [
    'This blog entry has changed since you read it (version 1, now 3). Read it again and repeat your change.',
    'Siz yazarken bu yazı değişti. Yeniden açıp değişikliğinizi tekrarlayın.',
  ],
  [
    'Another user has the email a@b.c already.',
    'E-posta: bu değer başka bir kayıtta kullanılıyor (kullanıcı).',
  ],
  [
    'You cannot hand out these roles: you do not hold administrator, user.manage.',
    'Bu yetkileri veremezsiniz: sizde şu yetkiler yok: administrator, user.manage.',
  ],
  [
    'menü.pdf is not a picture that can be read. Pictures may be PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB and 40 megapixels.',
    'menü.pdf okunabilen bir resim değil. Resimler PNG, JPEG, WebP, AVIF ya da GIF, en çok 10 MB ve 40 megapiksel olabilir.',
  ],
])('%s', (said, turkish) => {
  expect(wordingOf(said, 'tr')).toBe(turkish)
  expect(wordingOf(said, 'en')).toBe(said)
})

test('what is not known stays as it was said', () => {
  expect(wordingOf('Something new.', 'tr')).toBe('Something new.')
})
