import { describe, expect, test } from 'vitest'
import { isHeic, shrunkSize } from './shrink-picture.ts'

const MB = 1_000_000

describe('D50: a picture before it is sent', () => {
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
