import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

type Row = Record<string, unknown>

/** What a made old server has, with the names of fields as ASP.NET writes them. */
export interface OldData {
  /** The records of each group of calls, such as `Category`. */
  readonly lists: Record<string, Row[]>
  /** What only `get-by-id` has, by `Category/3`. */
  readonly alone: Record<string, Row>
  readonly roles: Row[]
  readonly groups: Row[]
  readonly users: Row[]
  /** Files below `/resource/`. */
  readonly files: Record<string, Buffer>
}

/** The odd ways of old servers, each of which is off unless set. */
export interface Oddities {
  /** Names of fields in camel case, or in capitals. */
  names?: 'camel' | 'upper'
  /** Numbers and ids as text. */
  texts?: boolean
  /** Lists in an envelope, as with `ReferenceHandler.Preserve`. */
  envelope?: '$values' | 'data'
  /** Every so manieth request is told to come back after so many seconds. */
  busy?: { every: number; status: 429 | 503; retryAfter: string }
  /** Requests whose path contains this get a page of an error, with this status. */
  page?: { path: string; status: number; times?: number }
  /** The token ends after so many requests, so many times. */
  endsTokens?: { after: number; times: number }
  /** Lists of people that bring the same page for ever. */
  endless?: boolean
  /** Replies without a length, in pieces. */
  chunked?: boolean
  /** Requests whose path contains it are answered in drops, without an end. */
  drip?: string
  /** Requests whose path contains it are led elsewhere. */
  redirect?: { path: string; to: string }
  /** Requests whose path contains it get as many bytes. */
  flood?: { path: string; bytes: number }
  /** Every connection is cut after so many requests. */
  cutAfter?: number
}

export interface MadeOldServer {
  readonly url: string
  readonly data: OldData
  oddities: Oddities
  /** `GET /path` of each request, in order. */
  readonly requests: string[]
  /** Each token that a request other than a sign-in came with, by its path. */
  readonly tokens: { path: string; token: string | undefined }[]
  close(): Promise<void>
}

export const OLD_USER = { name: 'sahip@example.com', password: 'Eski-Sifre-1' } as const

/** A server with the calls and the ways of the old one. */
export async function startOldServer(data: OldData, oddities: Oddities = {}): Promise<MadeOldServer> {
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let signIns = 0
  let used = 0
  let ended = 0
  let pages = 0
  const made: MadeOldServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    data,
    oddities,
    requests: [],
    tokens: [],
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', made.url)
    const path = decodeURIComponent(url.pathname)
    made.requests.push(`${request.method} ${url.pathname}${url.search}`)
    const odd = made.oddities
    if (odd.cutAfter !== undefined && made.requests.length > odd.cutAfter)
      return void request.socket.destroy()
    const { busy } = odd
    if (busy && made.requests.length % busy.every === 0)
      return void response.writeHead(busy.status, { 'Retry-After': busy.retryAfter }).end('busy')
    if (odd.page && path.includes(odd.page.path) && pages++ < (odd.page.times ?? Number.POSITIVE_INFINITY))
      return void response.writeHead(odd.page.status, { 'Content-Type': 'text/html' }).end(ERROR_PAGE)
    if (odd.redirect && path.includes(odd.redirect.path) && url.origin === made.url)
      return void response.writeHead(302, { Location: odd.redirect.to }).end()
    if (odd.flood && path.includes(odd.flood.path)) return flood(response, odd.flood.bytes)
    if (odd.drip && path.includes(odd.drip)) return drip(response)
    if (path === '/api/v1/Auth/login') return signIn(request, response)
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    made.tokens.push({ path, token })
    if (path.startsWith('/resource/')) {
      const file = data.files[path.slice('/resource/'.length)]
      return void response.writeHead(file ? 200 : 404).end(file ?? 'Not found')
    }
    const isManaged = path.startsWith('/api/UserManager/')
    if (token !== undefined) {
      const { endsTokens } = odd
      if (endsTokens && ended < endsTokens.times && ++used > endsTokens.after) {
        used = 0
        ended++
        signIns++
      }
      if (token !== `token-${signIns}`) return problem(response, 401)
    } else if (isManaged) return problem(response, 401)
    const reply = replyTo(path, url.searchParams)
    if (reply === undefined) return problem(response, 404)
    send(response, reply)
  }

  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await request.toArray()).join('')) as Row
    if (
      body.email !== OLD_USER.name ||
      body.userName !== OLD_USER.name ||
      body.password !== OLD_USER.password
    )
      return problem(response, 401)
    signIns++
    send(response, { Id: 1, Email: body.email, auth_token: `token-${signIns}`, expires_in: 3600 })
  }

  function replyTo(path: string, query: URLSearchParams): unknown {
    const [, version, group = '', call = ''] = /^\/api\/(?:(v1)\/)?(\w+)\/([\w-]+)$/.exec(path) ?? []
    if (version === undefined && group !== 'UserManager') return undefined
    if (group === 'UserManager') {
      const rows = { 'get-role-all': data.roles, 'get-group-all': data.groups, 'get-user-all': data.users }[
        call
      ]
      const [page, count] = [Number(query.get('Page')), Number(query.get('PageCount'))]
      if (!rows || !query.has('Query') || !query.has('OrderBy')) return undefined
      const items = made.oddities.endless ? rows : rows.slice((page - 1) * count, page * count)
      return { Data: items, TotalCount: rows.length, PageSize: count, CurrentPage: page, TotalPages: 1 }
    }
    if (group === 'ProductImage' && call === 'get-all')
      return data.lists.ProductImage?.filter((row) => String(row.ProductId) === query.get('productId')) ?? []
    if (call === 'get-all') return data.lists[group]
    const found = data.lists[group]?.find((row) => String(row.Id) === query.get('id'))
    return call === 'get-by-id' ? found && { ...found, ...data.alone[`${group}/${found.Id}`] } : undefined
  }

  function send(response: ServerResponse, reply: unknown): void {
    const { envelope } = made.oddities
    const enclosed = envelope && Array.isArray(reply) ? { $id: '1', [envelope]: reply } : reply
    const body = JSON.stringify(oddly(enclosed, made.oddities))
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
    if (!made.oddities.chunked) return void response.end(body)
    for (let start = 0; start < body.length; start += 7_000) response.write(body.slice(start, start + 7_000))
    response.end()
  }

  return made
}

const ERROR_PAGE =
  "\n<!DOCTYPE html><html><head><title>Runtime Error</title></head><body>Server Error in '/' Application.</body></html>"

function problem(response: ServerResponse, status: number): void {
  const type = 'application/problem+json; charset=utf-8'
  response
    .writeHead(status, { 'Content-Type': type })
    .end(JSON.stringify({ type: 'about:blank', title: 'x', status }))
}

async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await pause(100)
  }
}

async function flood(response: ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const part = Buffer.alloc(65_536, ' ')
  const parts = function* () {
    for (let sent = 0; sent < bytes; sent += part.length) yield part
  }
  await pipeline(Readable.from(parts()), response)
}

function oddly(value: unknown, odd: Oddities): unknown {
  if (Array.isArray(value)) return value.map((each) => oddly(each, odd))
  if (typeof value === 'number') return odd.texts ? String(value) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [named(name, odd), oddly(each, odd)]))
}

function named(name: string, { names }: Oddities): string {
  if (names === 'upper') return name.toUpperCase()
  return names === 'camel' ? name.replace(/^[A-Z]/, (first) => first.toLowerCase()) : name
}
