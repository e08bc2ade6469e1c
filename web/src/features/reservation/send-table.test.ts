import { beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '../../lib/post-operation.ts'
import type { KeptSending } from './kept-form.ts'
import { type CallReply, type TableCalls, TableSender } from './send-table.ts'
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
/** What a page that is opened again would find. */
let kept: KeptSending | null

beforeEach(() => {
  ;[sent, pauses, tokens, kept] = [[], [], 0, null]
})

/** A sender that gets these replies, one after the other. */
function senderWith(...replies: Reply[]) {
  const calls: TableCalls = {
    begin: async () => ({ data: `token ${++tokens}`, problem: null, status: 200 }),
    async request(each) {
      // Whatever becomes of it, it is kept by then.
      expect(kept).toMatchObject({ token: each.token })
      sent.push(each)
      const reply = replies.shift() ?? yes
      if (reply instanceof Error) throw reply
      return reply
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    onRepeat() {},
    keep(sending) {
      kept = sending
    },
  }
  // As after a reload, with what was kept.
  return new TableSender(calls, kept)
}

const used = no({ code: 'CONFLICT', reason: 'KEY_REUSED' })
const NO_REPLIES = Array<Error>(5).fill(lost)

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

describe('after a reload', () => {
  const other = { ...input, people: 5 }

  test('what got no reply is sent again by the same token', async () => {
    await senderWith(...NO_REPLIES).send(input)
    const again = senderWith()
    expect(again.left).toEqual(input)
    expect(await again.send(input)).toEqual({ stored })
    expect(new Set(sent.map((each) => each.token))).toEqual(new Set(['token 1']))
    expect(kept).toBeNull()
  })

  test('nothing is left of what was stored, or refused at once', async () => {
    await senderWith().send(input)
    expect(senderWith().left).toBeNull()
    const refused = no({ code: 'CONFLICT', reason: 'SLOT_UNAVAILABLE', params: { times: [] } })
    await senderWith(refused).send(input)
    expect(kept).toEqual({ token: 'token 2', unheard: [] })
    // The first sending may still be on its way.
    await senderWith(lost, refused).send(input)
    expect(senderWith().left).toEqual(input)
  })

  test('of two that got no reply the one that was stored is found', async () => {
    for (const each of [input, other]) await senderWith(...NO_REPLIES).send(each)
    expect(await senderWith(used, used, yes).send({ ...input, people: 6 })).toEqual({ earlier: stored })
    expect(sent.slice(-3).map(({ people }) => people)).toEqual([6, 5, 4])
    expect(kept).toBeNull()
  })

  test('a request that another tab has stored with the same token is told, and the next is a second one', async () => {
    const sender = senderWith(used)
    expect(await sender.send(other)).toEqual({
      faults: {},
      failure: { reason: 'KEY_REUSED', params: {} },
    })
    expect(await sender.send(other)).toEqual({ stored })
    expect(sent.map((each) => each.token)).toEqual(['token 1', 'token 2'])
  })

  test('a token that is too old is replaced', async () => {
    await senderWith(...NO_REPLIES).send(input)
    expect(await senderWith(token('TOKEN_INVALID'), yes).send(input)).toEqual({ stored })
    expect(sent.slice(-2).map((each) => each.token)).toEqual(['token 1', 'token 2'])
  })
})
