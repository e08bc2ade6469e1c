import { expect, test } from 'vitest'
import { isLettering } from './lettering.ts'

test('only a wide logo is taken for the name in letters', () => {
  expect([0.5, 1, 1.5, null, undefined].filter(isLettering)).toEqual([])
  expect([2, 3, 6.5].filter(isLettering)).toEqual([2, 3, 6.5])
})
