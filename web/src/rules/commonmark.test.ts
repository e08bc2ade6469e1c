import { expect, test } from 'vitest'
import { excerptOf, htmlOf, pictureMark } from './commonmark.ts'

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

test('headings start at level 2, since the title of the page is level 1', () => {
  expect(htmlOf('# Ulaşım\n\n## Park')).toBe('<h2>Ulaşım</h2>\n<h2>Park</h2>\n')
})

test('an excerpt is plain text, cut at the end of a word', () => {
  expect(excerptOf('## Ekmek\n\n**Un**, su ve [zaman](/x).')).toBe('Ekmek Un, su ve zaman.')
  const long = excerptOf('kelime '.repeat(60))
  expect(excerptOf('# Başlık\n\nİlk.\n\n- bir\n- iki')).toBe('Başlık İlk. bir iki')
  expect(excerptOf('😀'.repeat(200))).toBe(`${'😀'.repeat(180)}…`)
  expect(long.length).toBeLessThanOrEqual(181)
  expect(long).toMatch(/kelime…$/)
})

test('a small text cannot expand to a large page', () => {
  const table = `${'a|'.repeat(1000)}\n${'-|'.repeat(1000)}\n${'x\n'.repeat(7900)}`
  expect(htmlOf(table).length).toBeLessThan(4 * table.length)
})

const PICTURE = `${'a1'.repeat(16)}-1200.webp`

test('a picture of this site has its size, its widths and its alternative text', () => {
  const html = htmlOf(pictureMark('Köy "kahvaltısı" [1]', PICTURE, { width: 1200, height: 800 }))
  expect(html).toBe(
    `<p><img src="/resource/${PICTURE}?w=960" srcset="/resource/${PICTURE}?w=480 480w, /resource/${PICTURE}?w=960 960w, /resource/${PICTURE}?w=1200 1200w" sizes="(max-width: 800px) 100vw, 760px" width="1200" height="800" alt="Köy &quot;kahvaltısı&quot; [1]" loading="lazy" decoding="async"></p>\n`,
  )
  expect(htmlOf(pictureMark('Çay', PICTURE))).toMatch(
    /^<p><img src="[^"]+" srcset="[^"]+" sizes="[^"]+" alt="Çay"/,
  )
  expect(excerptOf(`Önce ![Çay](/resource/${PICTURE}) sonra`)).toBe('Önce sonra')
})

test.each([
  '![x](https://elsewhere.example/x.png)',
  '![x](//elsewhere.example/x.png)',
  '![x](/resource/../secret)',
  '![x](/resource/service/1/image)',
  `![x](/resource/${PICTURE}#1x1"onload="y)`,
  '![x](data:image/png;base64,AAAA)',
])('%s is its alternative text alone', (text) => {
  expect(htmlOf(text)).not.toMatch(/<img|src=/)
  expect(htmlOf(text)).toContain('x')
})

test.each([
  '<b onclick=x>',
  '"><script>alert(1)</script>',
  '](javascript:x) ![',
  '**a** `b` &lt; \\',
  '# 1. - | ~~x~~ https://example.com',
])('the alternative text %s is told as it is', (words) => {
  const html = htmlOf(pictureMark(words, PICTURE, { width: 1, height: 1 }))
  expect(html.match(/<[a-z]+/g)).toEqual(['<p', '<img'])
  const [, alternative = ''] = /alt="([^"]*)"/.exec(html) ?? []
  const escapes = [
    ['&quot;', '"'],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&amp;', '&'],
  ] as const
  expect(escapes.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), alternative)).toBe(words)
})

test.each([
  ['pictures', `${'![a] '.repeat(3_900)}\n\n[a]: /resource/${PICTURE}#10x10`],
  ['links', `${'[r]'.repeat(3_500)}\n\n[r]: /${'y'.repeat(9_000)}`],
])('names that stand for %s make no large page', (_, text) => {
  expect(htmlOf(text).length).toBeLessThan(4 * text.length)
})
