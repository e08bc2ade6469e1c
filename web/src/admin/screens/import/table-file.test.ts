import { expect, test } from 'vitest'
import { tableText } from './table-file.ts'

const TEXT = 'Ad;Fiyat\r\nÇiğ köfte şiş;95'
const utf16 = Buffer.from(TEXT, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, the lower byte first', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16, the higher byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  [
    'the Turkish code page of Windows',
    Buffer.from(
      TEXT.replaceAll('ğ', '\u00f0')
        .replaceAll('ş', '\u00fe')
        .replaceAll('ı', '\u00fd')
        .replaceAll('İ', '\u00dd'),
      'latin1',
    ),
  ],
])('a table in %s is read', (_, bytes) => {
  expect(tableText(bytes)).toBe(TEXT)
})
