import { beforeEach, expect, test } from 'vitest'
import type { Problem } from '../../lib/post-operation.ts'
import { type CallReply, TableSender } from './send-table.ts'
import type { StoredTable, TableInput } from './table-operations.ts'

const input: TableInput = { name: 'Ayşe', phone: '0532 111 22 33', people: 4, at: '2026-12-01T16:00:00Z' }
const stored: StoredTable = { code: 'c', people: 4, at: input.at }

type Reply = CallReply<StoredTable> | Error
const yes: Reply = { data: stored, problem: null, status: 200 }
const no = (problem: Problem, status = 200): Reply => ({ data: null, problem, status })
const token = (rule: string, params = {}): Reply =>
  no({ code: 'BAD_USER_INPUT', fields: [{ field: 'token', rule, params }] })
const lost = new Error('reset')

let sent: (TableInput & { token: string })[]
let pauses: number[]
let tokens: number

beforeEach(() => {
  ;[sent, pauses, tokens] = [[], [], 0]
})

/** A sender that gets these replies, one after the other. */
function senderWith(...replies: Reply[]) {
  return new TableSender({
    begin: async () => ({ data: `token ${++tokens}`, problem: null, status: 200 }),
    async request(each) {
      sent.push(each)
      const reply = replies.shift() ?? yes
      if (reply instanceof Error) throw reply
      return reply
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    onRepeat() {},
  })
}

test('a lost reply is asked for by the same token', async () => {
  const proxy: Reply = { data: null, problem: null, status: 502 }
  expect(await senderWith(lost, proxy).send(input)).toEqual({ stored })
  expect(sent.map((each) => each.token)).toEqual(['token 1', 'token 1', 'token 1'])
})

test('without any reply it says so, and later asks with the same token', async () => {
  const sender = senderWith(lost, lost, lost, lost, lost)
  expect(await sender.send(input)).toBe('NO_REPLY')
  expect(await sender.send(input)).toEqual({ stored })
  expect(new Set(sent.map((each) => each.token))).toEqual(new Set(['token 1']))
})

test('values that were changed after a lost reply do not hide what it stored', async () => {
  const sender = senderWith(lost, lost, lost, lost, lost, no({ code: 'CONFLICT', reason: 'KEY_REUSED' }))
  await sender.send(input)
  expect(await sender.send({ ...input, people: 5 })).toEqual({ earlier: stored })
  expect(sent.at(-1)).toEqual({ ...input, token: 'token 1' })
  expect(await sender.send({ ...input, people: 5 })).toEqual({ stored })
  expect(sent.at(-1)).toEqual({ ...input, people: 5, token: 'token 2' })
})

test('a young token is waited for, and one of a page that was open for too long replaced', async () => {
  const sender = senderWith(token('TOKEN_INVALID'), token('TOKEN_EARLY', { seconds: 3 }))
  expect(await sender.send(input)).toEqual({ stored })
  expect(sent.map((each) => each.token)).toEqual(['token 1', 'token 2', 'token 2'])
  expect(pauses).toEqual([3_000])
})

test('a second token that is refused, too, is told', async () => {
  const refused = [token('TOKEN_INVALID'), token('TOKEN_INVALID')]
  expect(await senderWith(...refused).send(input)).toEqual({
    faults: {},
    failure: { reason: 'TOKEN', params: {} },
  })
})

test.each([
  [
    no({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'note', rule: 'NO_LINKS' }],
    }),
    { faults: { note: { rule: 'NO_LINKS', params: {} } }, failure: null },
  ],
  [
    no({ code: 'CONFLICT', reason: 'SLOT_UNAVAILABLE', params: { times: ['20:00'] } }),
    { faults: {}, failure: { reason: 'SLOT_UNAVAILABLE', params: { times: ['20:00'] } } },
  ],
  [
    no({ code: 'TOO_MANY_REQUESTS', reason: 'TOO_MANY_RESERVATIONS', params: { retryAfter: 3_600 } }),
    { faults: {}, failure: { reason: 'TOO_MANY_RESERVATIONS', params: {} } },
  ],
  [
    { data: null, problem: null, status: 429 } as const,
    { faults: {}, failure: { reason: 'TOO_MANY_RESERVATIONS', params: {} } },
  ],
])('what the server refuses is told once: %j', async (reply, answer) => {
  expect(await senderWith(reply).send(input)).toEqual(answer)
  expect(sent).toHaveLength(1)
})
