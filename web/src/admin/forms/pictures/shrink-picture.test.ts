import { describe, expect, test, vi } from 'vitest'
import { cropped, isHeic, pixelsOf, shrunk, shrunkSize } from './shrink-picture.ts'

const MB = 1_000_000

describe('D50: a picture before its upload', () => {
  test.each([
    ['a 12 megapixel photo', 'image/jpeg', 3.6 * MB, [4000, 3000], [2560, 1920]],
    ['a 48 megapixel photo', 'image/jpeg', 12 * MB, [8064, 6048], [2560, 1920]],
    ['the same upright', 'image/jpeg', 12 * MB, [6048, 8064], [1920, 2560]],
    ['a large file of few pixels', 'image/png', 4 * MB, [1600, 1200], [1600, 1200]],
    ['a panorama', 'image/jpeg', 9 * MB, [16000, 20], [2560, 3]],
    ['a line', 'image/png', 2 * MB, [30000, 1], [2560, 1]],
    ['a HEIC of any size', 'image/heic', 0.1 * MB, [800, 600], [800, 600]],
    ['a small picture', 'image/jpeg', 0.3 * MB, [1600, 1200], null],
    ['a picture of just that size', 'image/webp', 1.5 * MB, [2560, 100], null],
  ] as const)('%s', (_, type, size, [width, height], wanted) => {
    const shrunk = shrunkSize({ type, size }, { width, height })
    expect(shrunk && [shrunk.width, shrunk.height]).toEqual(wanted)
  })

  test.each([
    ['image/heic', 'a.heic', true],
    ['image/heif', 'a.HEIF', true],
    ['', 'IMG_0001.HEIC', true],
    ['image/jpeg', 'a.heic', false],
    ['', 'a.jpg', false],
  ])('of type “%s” and name %s is a HEIC: %s', (type, name, is) => {
    expect(isHeic({ type, name })).toBe(is)
  })
})

test.each([
  ['the whole', [0, 0, 100, 100], [0, 0, 801, 601]],
  ['a half', [50, 0, 50, 100], [401, 0, 400, 601]],
  ['a part of no size', [99.99, 99.99, 0.001, 0.001], [800, 600, 1, 1]],
  ['a part that rounding would push over the edge', [0.07, 0.09, 99.93, 99.91], [1, 1, 800, 600]],
] as const)('%s of a picture in px', (_, [x, y, width, height], wanted) => {
  const part = pixelsOf({ x, y, width, height }, { width: 801, height: 601 })
  expect([part.x, part.y, part.width, part.height]).toEqual(wanted)
})

test('a picture that is never decoded counts as unreadable', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}))
  try {
    const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
    const results = Promise.all([
      shrunk(photo),
      shrunk(new File(['x'], 'a.heic', { type: 'image/heic' })),
      cropped(photo, { x: 0, y: 0, width: 100, height: 100 }),
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await results).toEqual([photo, null, null])
  } finally {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
