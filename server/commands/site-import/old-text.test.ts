import { expect, test } from 'vitest'
import { htmlOf } from '../../../web/src/rules/commonmark.ts'
import { cutTo, markdownFrom, plainFrom } from './old-text.ts'

test.each(['2 < 3 & 4 > 1', 'Düz *yazı*', '<bilinmeyen> etiket', 'a &amp; b', ''])(
  '%j stays as it is',
  (text) => {
    expect(markdownFrom(text)).toEqual({ text, lost: [] })
    expect(plainFrom(text)).toEqual({ text, lost: [] })
  },
)

test('HTML becomes CommonMark, without what could run', () => {
  const { text, lost } = markdownFrom(
    `<h2>Bahçe</h2><p>Çay&nbsp;<b>ücretsiz</b>, *tatlı* da.</p><script>alert(1)</script><a href="javascript:alert(1)">kötü</a> <a href="https://example.com/a">iyi</a><img src="x.jpg"><ul><li>bir</li></ul>`,
  )
  expect(text).toBe(
    '## Bahçe\n\nÇay **ücretsiz**, \\*tatlı\\* da.\n\nkötü [iyi](https://example.com/a)\n\n-   bir',
  )
  expect(lost).toEqual(['1 picture in the text'])
  expect(htmlOf(text)).toContain('<strong>ücretsiz</strong>')
})

test('HTML becomes plain text with its lines', () => {
  const html =
    '<div>Bir<br>iki &lt;üç&gt;</div><ul><li>a</li><li><b>b</b></li></ul><style>p{}</style><p>son</p>'
  expect(plainFrom(html)).toEqual({ text: 'Bir\niki <üç>\n\na\nb\n\nson', lost: [] })
})

test('elements without an end inside each other cost their layout alone', () => {
  expect(plainFrom(`${'<div>'.repeat(30_000)}iç`)).toEqual({ text: 'iç', lost: ['its layout'] })
})

test('a cut splits no character', () => {
  expect([cutTo('abc', 2), cutTo('a😀', 2), cutTo('a😀', 3)]).toEqual(['ab', 'a', 'a😀'])
})
