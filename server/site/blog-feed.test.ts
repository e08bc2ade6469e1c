import { expect, test } from 'vitest'
import { blogFeed } from './blog-feed.ts'

const entry = (name: string, description: string | null) => ({
  ...{ id: 1, name, description, slug: null, summary: null, updatedDate: null },
  publishedDate: new Date('2026-11-22T10:00:00Z'),
})

test('texts are escaped, and characters not allowed in XML are removed', () => {
  const feed = blogFeed({
    name: 'Ay & Yıldız',
    publicUrl: 'https://a.example',
    entries: [entry('<Çorba>\u0000\u001b\ufffe\u0085!', 'bir\u0008iki\n\n**üç**')],
  })
  expect(feed).toContain('<title>Ay &amp; Yıldız</title>')
  expect(feed).toContain('<title>&lt;Çorba&gt;\u0085!</title>')
  expect(feed).toContain('&lt;strong&gt;üç&lt;/strong&gt;')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a feed must not contain these
  expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
})

test('pictures and links of this site get its origin', () => {
  const picture = `${'a'.repeat(32)}-500.webp`
  const text = `![Masa](/resource/${picture}) [Menü](/food-collection) [Harita](https://b.example/)`
  const feed = blogFeed({ name: 'x', publicUrl: 'https://a.example', entries: [entry('x', text)] })
  const addresses = [...feed.matchAll(/ (?:src|href)=&quot;(.+?)&quot;/g)].map(([, address]) => address)
  expect(feed).toContain(`srcset=&quot;https://a.example/resource/${picture}?w=480 480w, https://a.example/`)
  expect(addresses).toEqual([
    `https://a.example/resource/${picture}?w=960`,
    'https://a.example/food-collection',
    'https://b.example/',
  ])
})

test('a feed without entries is valid', () => {
  const feed = blogFeed({ name: 'x', publicUrl: 'https://a.example', entries: [] })
  expect(feed).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  expect(feed).not.toContain('<entry>')
})
