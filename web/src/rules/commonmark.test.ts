import { expect, test } from 'vitest'
import { excerptOf, htmlOf } from './commonmark.ts'

test('text in CommonMark becomes HTML', () => {
  expect(htmlOf('## Park\n\n- **Evet**, 30 araç\n- [Yol tarifi](/contact)')).toBe(
    '<h2>Park</h2>\n<ul>\n<li><strong>Evet</strong>, 30 araç</li>\n<li><a href="/contact">Yol tarifi</a></li>\n</ul>\n',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](  JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](vbscript:x)',
  '[x](//evil.example/)',
  '<a href="javascript:alert(1)">x</a>',
  '[a]: javascript:alert(1)\n\n[a]',
  '```"><script>alert(1)</script>\nx\n```',
  '# x {onclick=alert(1)}',
])('%s brings no markup of its own', (text) => {
  const html = htmlOf(text)
  expect(html).not.toMatch(/<(script|img|iframe)/i)
  expect(html).not.toMatch(/(href|src)="(javascript|data|vbscript|\/\/)/i)
  expect(html).not.toMatch(/<[^>]+\son\w+=/i)
})

test('the first level of headings is the title of the page', () => {
  expect(htmlOf('# Ulaşım\n\n## Park')).toBe('<h2>Ulaşım</h2>\n<h2>Park</h2>\n')
})

test('an excerpt is plain words, up to the end of one', () => {
  expect(excerptOf('## Ekmek\n\n**Un**, su ve [zaman](/x).')).toBe('Ekmek Un, su ve zaman.')
  const long = excerptOf('kelime '.repeat(60))
  expect(excerptOf('# Başlık\n\nİlk.\n\n- bir\n- iki')).toBe('Başlık İlk. bir iki')
  expect(excerptOf('😀'.repeat(200))).toBe(`${'😀'.repeat(180)}…`)
  expect(long.length).toBeLessThanOrEqual(181)
  expect(long).toMatch(/kelime…$/)
})

test('a small text makes no large page', () => {
  const table = `${'a|'.repeat(1000)}\n${'-|'.repeat(1000)}\n${'x\n'.repeat(7900)}`
  expect(htmlOf(table).length).toBeLessThan(4 * table.length)
})
