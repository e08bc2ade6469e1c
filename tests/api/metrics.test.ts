import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

test('requests are counted by kind and status, with the pool and the cache', async () => {
  await api.ask('{ abouts { id } }')
  await fetch(`${api.url}/api/v1/Nothing`)
  const reply = await fetch(`${api.url}/metrics`)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await reply.text()
  expect(text).toMatch(/^http_request_duration_seconds_count\{kind="graphql",status="2xx"\} [1-9]/m)
  expect(text).toMatch(/^http_request_duration_seconds_count\{kind="api",status="4xx"\} 1$/m)
  expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m)
  expect(text).toMatch(/^database_connections\{state="waiting"\} 0$/m)
  expect(text).toMatch(/^reply_cache_kept\{of="bytes"\} \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

test('failed sign-ins are counted', async () => {
  const signIn = () =>
    api.ask('mutation { login(input: { userName: "nobody", password: "wrong" }) { authToken } }')
  await signIn()
  await signIn()
  const text = await (await fetch(`${api.url}/metrics`)).text()
  expect(text).toMatch(/^security_events_total\{event="sign-in",outcome="failure"\} 2$/m)
})

test('requests through a proxy get 404', async () => {
  const reply = await fetch(`${api.url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(reply.status).toBe(404)
  expect(await reply.text()).not.toContain('http_request')
})

test('requests through a proxy are answered if METRICS allows it', async () => {
  const open = await startApi({ METRICS: 'public' })
  const reply = await fetch(`${open.url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(await reply.text()).toContain('http_request')
  await open.close()
})

test('refuses other spellings of the address, which a proxy might let through', async () => {
  for (const path of ['/metrics/', '/METRICS', '/metrics/x']) {
    expect(await (await fetch(api.url + path)).text(), path).not.toContain('http_request')
  }
})
