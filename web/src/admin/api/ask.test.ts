import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'

const mutate = vi.fn()
vi.mock('./client.ts', () => ({ client: { mutate } }))
vi.mock('../language/i18n-provider.ts', () => ({ currentI18n: () => ({}) }))
const { ask } = await import('./ask.ts')

const document = parse('mutation Store { stored }') as Parameters<typeof ask>[0]

test('a reply without data and errors, as of a broken proxy, leaves open whether the change is stored', async () => {
  mutate.mockResolvedValue({ data: null })
  await expect(ask(document, {})).rejects.toMatchObject({ status: 503, message: 'admin.failure.away' })
  mutate.mockResolvedValue({ data: { stored: true } })
  expect(await ask(document, {})).toEqual({ stored: true })
})
