import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'

const query = vi.fn()
vi.mock('./client.ts', () => ({ client: { query } }))
vi.mock('../language/i18n-provider.ts', () => ({ currentI18n: () => ({}) }))
const { ask } = await import('./ask.ts')

const document = parse('query Site { site }') as Parameters<typeof ask>[0]

test('a reply without data and errors, as of a broken proxy, is none', async () => {
  query.mockResolvedValue({ data: null })
  await expect(ask(document, {})).rejects.toMatchObject({ status: 503, message: 'admin.failure.away' })
  query.mockResolvedValue({ data: { site: 'x' } })
  expect(await ask(document, {})).toEqual({ site: 'x' })
})
