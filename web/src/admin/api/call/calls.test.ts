import { parse } from 'graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Write } from './line.ts'

const page = vi.hoisted(() => ({
  session: { me: { id: 'ayşe' }, token: 'first' },
  tokens: [] as string[],
  answer: async () => {},
}))

vi.mock('../session.ts', () => ({ session: async () => page.session, forgetSession() {} }))
vi.mock('../tab.ts', () => ({ thisTab: async () => 'one', isOpen: async () => true }))
vi.mock('../client.ts', () => ({
  client: {
    async mutate({ context }: { context: { token: string } }) {
      page.tokens.push(context.token)
      await page.answer()
      return { data: { store: 'done' }, extensions: { requestId: '7' } }
    },
  },
}))

const document = parse('mutation Store { store }') as unknown as Write<string>['document']

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  page.tokens = []
  page.answer = async () => {}
})

test('a call is sent by whom the page is for, though somebody else signs in in another tab', async () => {
  const { calls } = await import('./calls.ts')
  const send = () => calls.send({ document, variables: {}, subject: 'menu/1', title: '' })
  await send()
  page.session = { me: { id: 'ayşe' }, token: 'second' }
  await send()
  page.session = { me: { id: 'barış' }, token: 'third' }
  await send()
  expect(page.tokens).toEqual(['first', 'second', 'second'])
})

test('uploads run three side by side, and other calls beside them', async () => {
  const { calls } = await import('./calls.ts')
  const answers: (() => void)[] = []
  page.answer = () => new Promise((resolve) => answers.push(resolve))
  const send = (at: number, variables: object) =>
    calls.send({ document, variables, subject: `productImages/7/${at}`, title: '' })
  const sent = Array.from({ length: 5 }, (_, at) => send(at, { images: [new File(['x'], 'x.png')] }))
  await expect.poll(() => answers.length).toBe(3)
  sent.push(send(5, {}))
  await expect.poll(() => answers.length).toBe(4)
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(5)
  answers[1]?.()
  await expect.poll(() => answers.length).toBe(6)
  for (const answer of answers) answer()
  await Promise.all(sent)
})
