import { expect, test } from 'vitest'
import { REPLY_BOUNDS, ReplySize } from './reply-bounds.ts'

/** Whether a list of such rows is refused before its records are completed, by the number of aliases of their name. */
function isExceeded(rows: number, name: string, aliases: number): boolean {
  const size = new ReplySize()
  size.add(
    Array.from({ length: rows }, () => ({ name, description: 'x'.repeat(100) })),
    new Map([['name', aliases]]),
  )
  return size.isExceeded
}

test('the records of a reply are limited', () => {
  expect([REPLY_BOUNDS.rows, REPLY_BOUNDS.rows + 1].map((rows) => isExceeded(rows, '', 1))).toEqual([
    false,
    true,
  ])
})

test('the bytes of the selected fields are limited, each as often as it is selected', () => {
  const long = 'x'.repeat(REPLY_BOUNDS.bytes / 101)
  expect([isExceeded(100, long, 1), isExceeded(102, long, 1), isExceeded(51, long, 2)]).toEqual([
    false,
    true,
    true,
  ])
})

test('short values are limited by their number', () => {
  const rows = REPLY_BOUNDS.values / 40
  expect([isExceeded(rows, '', 40), isExceeded(rows, '', 41)]).toEqual([false, true])
})
