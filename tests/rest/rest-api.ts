import 'reflect-metadata'
import sharp from 'sharp'
import { type Route, routes } from '../../server/rest/routes.ts'
import { createRestClient, type RestClient } from '../../web/src/rest/rest-client.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'

/** The application with users, and REST clients that authenticate as them. */
export interface RestApi extends Api {
  readonly people: People
  /** Headers of the first administrator. */
  readonly admin: Headers
  /** A client with these headers; anonymous without. */
  as(headers?: Headers, fetch?: typeof globalThis.fetch): RestClient
  /** A request as on the wire, by a path relative to the server. */
  call<Json = Told>(method: string, path: string, sent?: Sent): Promise<Reply<Json>>
}

export interface Sent {
  readonly headers?: Headers
  /** Sent as JSON, or unchanged if it is a text, bytes or a form. */
  readonly body?: unknown
  /** The content type, if it differs from the one that clients send. */
  readonly type?: string
}

/** A record in a reply. */
export interface Stored {
  readonly id: number
  readonly [field: string]: unknown
}

/** The possible contents of a reply: a record, a page, or a problem. */
export interface Told extends Stored {
  readonly items: readonly Stored[]
  readonly data: readonly Stored[]
  readonly totalCount: number
  readonly message: string
  readonly errors: Readonly<{ [field: string]: readonly string[] }>
}

export interface Reply<Json = Told> {
  readonly status: number
  readonly headers: globalThis.Headers
  readonly text: string
  /** The parsed body, with the type that the test declares; undefined if it is not JSON. */
  readonly json: Json
}

export async function startRestApi(env: Headers = {}): Promise<RestApi> {
  const api = await startApi(env)
  const people = await createPeople(api)
  return {
    ...api,
    people,
    admin: await people.headers(people.admin),
    as: (headers, fetch) =>
      createRestClient({
        baseUrl: api.url,
        storage: tokenOf(headers),
        ...(fetch && { fetch }),
      }),
    async call<Json>(method: string, path: string, { headers = {}, body, type }: Sent = {}) {
      const asItIs = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData
      const contentType = type ?? (body instanceof FormData ? undefined : 'application/json-patch+json')
      const reply = await fetch(api.url + path, {
        method,
        headers: { ...headers, ...(body !== undefined && contentType && { 'Content-Type': contentType }) },
        ...(body !== undefined && { body: asItIs ? (body as BodyInit) : JSON.stringify(body) }),
      })
      const text = await reply.text()
      return { status: reply.status, headers: reply.headers, text, json: parsed(text) as Json }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A storage with the token of the headers. */
function tokenOf(headers: Headers = {}) {
  const token = headers.Authorization?.replace('Bearer ', '') ?? null
  return { getItem: () => token, setItem: () => {}, removeItem: () => {} }
}

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** The row of a request's path. */
export function rowOf(method: string, url: string): Route | undefined {
  const { pathname } = new URL(url)
  return routes.find(
    (row) =>
      row.method === method && new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i').test(pathname),
  )
}

/** A picture as a part of a form: one colour, so that different colours make different pictures. */
export async function png(name: string, colour = '#c23b22', width = 300): Promise<File> {
  const bytes = await sharp({ create: { width, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** Sent by clients that do not change the picture. */
export const noPicture = new File([], '')
