import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './share-card.ts'

const card = { title: 'Künefe', line: '165 TL', place: 'İncek Sofrası', picture: null }
const drawn = async (other: Partial<Parameters<typeof drawCard>[0]>) =>
  sharp(await drawCard({ ...card, ...other })).metadata()

test.each([
  ['nothing to see', '\u200b\u2800\ufffc'],
  ['control characters', 'a\u0001b\u0085c'],
  ['markup', '<b>&amp;</span>'],
  ['another direction', '\u202eşiş شاورما'],
  ['one long word', 'W'.repeat(200)],
  ['signs that the font does not have', '🍕'.repeat(50)],
])('a card is drawn, whatever its texts: %s', async (_, text) => {
  for (const field of ['title', 'line', 'place'])
    expect(await drawn({ [field]: text })).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a card whose stored picture is none is drawn without it', async () => {
  const without = await drawCard(card)
  expect((await drawCard({ ...card, picture: Buffer.from('no picture') })).equals(without)).toBe(true)
})
