import { expect, test } from 'vitest'
import { plain } from '../../tests/support/pictures.ts'
import { kindOf } from './picture-kind.ts'

test.each([
  ['png', 'PNG'],
  ['jpeg', 'JPEG'],
  ['webp', 'WebP'],
  ['avif', 'AVIF'],
  ['gif', 'GIF'],
  ['tiff', null],
] as const)('%s is told by its bytes', async (format, kind) => {
  expect(kindOf(await plain(format))).toBe(kind)
})

test.each([
  ['AVIF of a general major brand', `0000001c66747970${hex('mif1')}00000000${hex('mif1avifmiaf')}`, 'AVIF'],
  ['HEIC, whose codec is not accepted', `0000001866747970${hex('heic')}00000000${hex('mif1heic')}`, null],
  ['a film', `0000001866747970${hex('isom')}00000000${hex('isomavif')}`, null],
  ['fewer bytes than any picture has', '89504e470d0a1a0a', null],
] as const)('%s', (_, bytes, kind) => {
  expect(kindOf(Buffer.from(bytes, 'hex'))).toBe(kind)
})

function hex(text: string): string {
  return Buffer.from(text).toString('hex')
}
