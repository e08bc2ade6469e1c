import { expect } from 'vitest'
import type { Route } from '../../server/rest/routes.ts'
import type { RestApi } from './rest-api.ts'
import { everything } from './stored.ts'

/** Text that reveals internals of the server. */
const INSIDE =
  /\n\s+at |\.[jt]s:\d+|node_modules|\/server\/|TypeError|RangeError|SyntaxError|Error:|select .+ from|insert into|update .+ set|violates|constraint|relation "|column "|SQLSTATE|Cannot (read|convert|set)|is not a function|undefined/i

export interface Attack {
  readonly path: string
  readonly method?: string
  readonly body?: BodyInit
  readonly type?: string
}

let index = 0

/** Sends as an administrator, each time from another address, and returns the status. */
export async function attack(
  api: RestApi,
  row: Route,
  { path, method = row.method, body, type }: Attack,
): Promise<number> {
  index++
  const headers = {
    ...(row.call.reply === 'none' && row.access === 'signed-in' && row.path.includes('logout')
      ? {}
      : api.admin),
    'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }
  const canCarry = method !== 'GET' && body !== undefined
  const send = () =>
    api.call(method, path, {
      headers,
      ...(canCarry && { body, ...(!(body instanceof FormData) && { type: type ?? 'application/json' }) }),
    })
  let reply = await send()
  // A busy machine refuses some before they are looked at.
  while (reply.json?.reason === 'OVERLOADED') reply = await send()
  const what = `${method} ${path.slice(0, 200)} ${String(body).slice(0, 200)}`
  expect([what, reply.status, reply.text.slice(0, 500)]).toEqual([
    what,
    expect.toSatisfy((status: number) => status < 500),
    expect.not.stringMatching(INSIDE),
  ])
  if (reply.status >= 400) {
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
    expect(reply.json).toMatchObject({ status: reply.status, message: expect.any(String) })
  }
  return reply.status
}

/** Expects all requests to be refused, and no data to be changed. */
export async function expectRefused(api: RestApi, row: Route, requests: readonly Attack[]): Promise<void> {
  const before = await everything(api)
  const statuses = await Promise.all(requests.map((sent) => attack(api, row, sent)))
  for (const [nth, status] of statuses.entries()) {
    const sent = requests[nth]
    const what = `${sent?.path.slice(0, 100)} ${String(sent?.body).slice(0, 60)}`
    expect([what, status]).toEqual([what, expect.toSatisfy((each: number) => each >= 400)])
  }
  expect(await everything(api)).toBe(before)
}
