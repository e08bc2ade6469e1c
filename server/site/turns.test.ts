import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('of several that wait, one goes on in each turn of the loop, in the order in which they came', async () => {
  const turns = new Turns()
  const went: string[] = []
  const work = async (name: string) => {
    await turns.next()
    went.push(name)
  }
  const all = Promise.all([work('first'), work('second'), work('third')])
  expect(went).toEqual([])
  await turn()
  expect(went).toEqual(['first'])
  await turn()
  expect(went).toEqual(['first', 'second'])
  await turn()
  expect(went).toEqual(['first', 'second', 'third'])
  await all
})

test('who comes when nobody waits any more gets a turn as well', async () => {
  const turns = new Turns()
  await turns.next()
  await turns.next()
  const [, late] = await Promise.all([turns.next(), turn().then(() => turns.next().then(() => 'late'))])
  expect(late).toBe('late')
})
