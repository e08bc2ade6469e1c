import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import type { Write } from './line.ts'

const page = vi.hoisted(() => ({ session: { me: { id: 'ayşe' }, token: 'first' }, tokens: [] as string[] }))

vi.mock('../session.ts', () => ({ session: async () => page.session, forgetSession() {} }))
vi.mock('../tab.ts', () => ({ thisTab: async () => 'one', isOpen: async () => true }))
vi.mock('../client.ts', () => ({
  client: {
    async mutate({ context }: { context: { token: string } }) {
      page.tokens.push(context.token)
      return { data: { store: 'done' }, extensions: { requestId: '7' } }
    },
  },
}))

test('a call is sent by whom the page is for, though somebody else signs in in another tab', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const { calls } = await import('./calls.ts')
  const document = parse('mutation Store { store }') as unknown as Write<string>['document']
  const send = () => calls.send({ document, variables: {}, subject: 'menu/1', title: '' })
  await send()
  page.session = { me: { id: 'ayşe' }, token: 'second' }
  await send()
  page.session = { me: { id: 'barış' }, token: 'third' }
  await send()
  expect(page.tokens).toEqual(['first', 'second', 'second'])
})
