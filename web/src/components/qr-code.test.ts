import readQr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPath } from './qr-code.ts'

/** The text that a reader decodes from a picture of the code. */
async function readBack(text: string, pixels: number): Promise<string | undefined> {
  const { size, path } = qrPath(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(pixels)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  'https://incek.example/m',
  'https://incek.example/m?masa=1',
  'https://restoran-ve-kafe.example.com.tr/m?masa=240',
])('%s is read back from its picture, small or large', async (address) => {
  expect(await readBack(address, 150)).toBe(address)
  expect(await readBack(address, 600)).toBe(address)
})

test('there are four light modules at each side', () => {
  const { size, path } = qrPath('https://incek.example/m')
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places.flat())).toBe(4)
  expect(Math.max(...places.flat())).toBe(size - 5)
})
