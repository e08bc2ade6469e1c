import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Promises about food that the author of a menu cannot make. */
const PROMISES = [/güvenli(?![kğ])/, /garanti/, /yasaya uygun/, /alerjensiz/]

const ROOT = new URL('../../', import.meta.url).pathname

const files = ['web/src', 'server'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|css|json|html)$/.test(name))
    .map((name) => path.join(folder, name)),
)

function promisesIn(text: string): string[] {
  const small = text.toLocaleLowerCase('tr').replace(/\s+/g, ' ')
  return PROMISES.flatMap((word) => word.exec(small)?.[0] ?? [])
}

test('a promise is found in any letter case and across lines', () => {
  expect(promisesIn('GÜVENLİ, Garantili, YASAYA\n  UYGUN ve Alerjensiz')).toEqual([
    ...['güvenli', 'garanti', 'yasaya uygun', 'alerjensiz'],
  ])
  expect(promisesIn('Tarifte bildirimi zorunlu 14 alerjen yok; güvenlik kodu')).toEqual([])
})

test('no text of the application makes promises about a dish', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    promisesIn(readFileSync(path.join(ROOT, file), 'utf8')).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})
