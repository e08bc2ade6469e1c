import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { RenderRequest } from '../../web/src/entry-server.tsx'
import type { Page } from '../../web/src/pages.ts'
import { paths, withoutParameters } from '../../web/src/paths.ts'
import { apart, inLanguage, type SiteLanguage } from '../../web/src/rules/site-languages.ts'
import type { Responder } from '../cache/responder.ts'
import { AppError, ConflictError } from '../core/errors.ts'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import { select } from '../core/read/selection.ts'
import { wordsOf } from '../guest-words/words-of.ts'
import { isFromAnotherSite, type TrustedOrigins } from '../http/anti-forgery.ts'
import { requestIdOf } from '../http/request-id.ts'
import { note } from '../http/request-notes.ts'
import { receiveUrlencoded } from '../http/urlencoded-body.ts'
import type { Services } from '../services.ts'
import type { KnownSite } from './known-site.ts'
import { languageAt, sendPlainPage } from './plain-page.ts'
import { tableFile } from './table-file.ts'

type Posted = NonNullable<RenderRequest['posted']>
/** What the form for a table has sent, and what the one on a guest's page has. */
type PostedTable = Exclude<Posted, { readonly code: string }>
type PostedChange = Extract<Posted, { readonly code: string }>

export type TableServices = Pick<Services, 'site' | 'tableRequests'>

/** The document of a page, with its status. @param posted what a form sent that the page answers. */
export type PageOf = (
  url: string,
  context: GraphQLContext,
  posted?: RenderRequest['posted'],
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer; isOfOneGuest: boolean }>

interface TableRequestsParts {
  readonly services: TableServices
  readonly contextFor: (requestId: string) => GraphQLContext
  /** For pages that are rendered for one visitor. */
  readonly filtered: Responder
  readonly pageOf: PageOf
  readonly publicUrl: () => string
  readonly trusted: TrustedOrigins
  readonly known: KnownSite
  /** Allows what the document of a page has inline. */
  readonly allowInline: (response: Response) => void
}

const MAX_BODY_BYTES = 16 * 1024
/** More fields than the form has. */
const MAX_FIELDS = 40
const FIELDS = ['name', 'phone', 'email', 'people', 'date', 'time', 'note', 'at'] as const
const GUEST = /^\/([a-z0-9]{22})\/?$/i
const HOUSE = select('name', 'address', 'phone', 'languages')
const CALENDAR = /^\/([a-z0-9]{22})\.ics$/

/** Headers of pages that one guest alone may see. */
export const OF_ONE_GUEST = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/**
 * A path as it is logged, without what follows the address of a page of one guest, also below others and with other signs
 * in place of slashes: whoever knows the code of a guest's table can read it and give it up.
 */
export function loggedPathOf(pages: readonly Page[]): (path: string) => string {
  const secret = pages
    .filter(({ kept }) => kept === 'NOWHERE')
    .map(({ path }) => new RegExp(`^(.*?${withoutParameters(path).slice(1)}[^\\w-]).+`, 'is'))
  return (path) => {
    const plain = path.replace(/%[2-7][0-9a-f]/gi, (code) =>
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
    )
    const found = secret.find((each) => each.test(plain))
    return found ? plain.replace(found, '$1…') : path
  }
}

/** The language of the page that a request is below. */
const languageOf = ({ baseUrl }: Request) => apart(baseUrl).language

/** A page in the language of that which a request is below. */
const pageAt = (request: Request, path: string) => inLanguage(languageOf(request), path)

/** The forms for a table and for giving one up, where no script sends them, and the calendar entry of a table. */
export function tableRequestsRouter(parts: TableRequestsParts): Router {
  const { services, contextFor, filtered, trusted } = parts
  const router = Router()
  /** Receives a form of a guest; other bodies are refused. */
  const receive: RequestHandler[] = [
    receiveUrlencoded({ most: MAX_BODY_BYTES, mostFields: MAX_FIELDS }),
    async (request, response, next) => {
      response.set(OF_ONE_GUEST)
      parts.allowInline(response)
      if (request.is('urlencoded')) return next()
      const language = languageAt(request.originalUrl, await parts.known.now())
      const { otherForm, bookTable } = wordsOf(language).plain
      sendPlainPage(response, {
        language,
        status: 415,
        title: otherForm.title,
        toProgram: 'The body must be application/x-www-form-urlencoded.',
        links: [{ name: bookTable, href: paths.bookTable }],
      })
    },
  ]
  const contextOf = (request: Request) => ({
    ...contextFor(requestIdOf(request)),
    address: request.ip ?? '',
  })

  router.post(
    '/',
    async (request, _response, next) => {
      const isLive = await filtered.run(request, () =>
        services.tableRequests.isLive(contextFor(requestIdOf(request))),
      )
      // As any other page, which is only read.
      next(isLive ? undefined : 'router')
    },
    ...receive,
    async (request: Request, response: Response) => {
      const context = contextOf(request)
      const mayStore = !isFromAnotherSite(request, trusted)
      await filtered.respond(request, response, async () => {
        const sent = { fields: fieldsOf(request.body), language: languageOf(request), mayStore }
        const answer = await answered(services, context, sent)
        if (answer.code !== undefined) {
          const headers = { ...OF_ONE_GUEST, Location: pageAt(request, paths.guestTable(answer.code)) }
          return { status: 303, headers, body: Buffer.alloc(0) }
        }
        const { posted, status } = answer
        if (posted.failure) note(request, { reason: posted.failure.reason })
        const page = await parts.pageOf(pageAt(request, paths.bookTable), context, posted)
        return { ...page, status, headers: { ...page.headers, ...OF_ONE_GUEST } }
      })
    },
  )

  router.post(GUEST, ...receive, async (request: Request, response: Response) => {
    const code = codeIn(request).toLowerCase()
    const context = contextOf(request)
    const fields = fieldsOf(request.body)
    const mayStore = !isFromAnotherSite(request, trusted)
    const isCarriedOut = fields.giveUp === '1' && mayStore
    const isChange = fields.giveUp === undefined && fields.people !== undefined
    await filtered.respond(request, response, async () => {
      if (isChange) {
        const answer = await changed(services, context, code, fields, mayStore)
        if (answer === 'CHANGED') {
          const headers = { ...OF_ONE_GUEST, Location: pageAt(request, paths.guestTable(code)) }
          return { status: 303, headers, body: Buffer.alloc(0) }
        }
        const { posted, status } = answer
        if (posted.failure) note(request, { reason: posted.failure.reason })
        const page = await parts.pageOf(pageAt(request, paths.guestTable(code)), context, posted)
        const headers = { ...page.headers, ...OF_ONE_GUEST }
        return { ...page, status: page.status === 404 ? 404 : status, headers }
      }
      await services.tableRequests.takeAttempt(context)
      let refused: AppError | null = null
      if (isCarriedOut) {
        try {
          await services.tableRequests.cancel(context, code)
          const headers = { ...OF_ONE_GUEST, Location: pageAt(request, paths.guestTable(code)) }
          return { status: 303, headers, body: Buffer.alloc(0) }
        } catch (error) {
          refused = refusalFrom(error)
          note(request, { reason: refused.reason })
        }
      }
      // It tells what has become of the table.
      const page = await parts.pageOf(pageAt(request, paths.guestTable(code)), context)
      const status = refused?.status ?? page.status
      return { ...page, status, headers: { ...page.headers, ...OF_ONE_GUEST } }
    })
  })

  router.get(CALENDAR, async (request: Request, response: Response, next) => {
    const code = codeIn(request, CALENDAR)
    const context = contextFor(requestIdOf(request))
    const table = await services.tableRequests.promised(context, code)
    if (!table) return next()
    const house = await services.site.site(context, HOUSE)
    const { name, text } = tableFile(code, table, house, parts.publicUrl())
    response
      .set({ ...OF_ONE_GUEST, 'Content-Disposition': `attachment; filename="${name}"` })
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
  return router
}

const codeIn = ({ path }: Request, pattern = GUEST) => pattern.exec(path)?.[1] ?? ''

type Fields = Readonly<Record<string, string>>

/** The first value of each field. */
function fieldsOf(body: unknown): Fields {
  const entries = Object.entries((body ?? {}) as Record<string, string | string[]>)
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat()[0] ?? '']))
}

interface SentRequest {
  readonly fields: Fields
  /** That of the page with the form. */
  readonly language: SiteLanguage
  readonly mayStore: boolean
}

type Answer =
  | { readonly code: string }
  | { readonly code?: never; readonly posted: PostedTable; readonly status: number }

/** Stores a request that names its moment, if it may; any other is read back with what it lacks and the moments of its day. */
async function answered(
  { tableRequests }: TableServices,
  context: GraphQLContext,
  { fields, language, mayStore }: SentRequest,
): Promise<Answer> {
  const { token = '', name = '', phone = '', email = '', people, note = null, at, website } = fields
  const input = { token, name, phone, email: email.trim() || null, people: numberOf(people), note, language }
  // Only programs see the field of that name.
  const isWhole = Boolean(at) && !website && mayStore
  let refused: AppError | null = null
  try {
    if (isWhole) return await tableRequests.request(context, { ...input, at: new Date(at as string) })
    await tableRequests.expectFields({ ...input, at: new Date() })
  } catch (error) {
    refused = refusalFrom(error)
  }
  await tableRequests.takeTurn(context)
  const day = await dayFor(tableRequests, context, { date: fields.date ?? '', people: input.people, refused })
  return {
    posted: {
      values: Object.fromEntries(FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : []))),
      // A token that has stored another request is of no use for this one.
      token: await tableRequests.tokenFor(refused?.reason === 'KEY_REUSED' ? '' : token),
      ...day,
    },
    status: isWhole ? (refused?.status ?? 200) : 200,
  }
}

/**
 * Changes a request to the moment that a form names, if it may; any other is read back with the moments of its day.
 * @param code that of the request, known or not.
 */
async function changed(
  { tableRequests }: TableServices,
  context: GraphQLContext,
  code: string,
  { people: count, date = '', at }: Fields,
  mayStore: boolean,
): Promise<'CHANGED' | { readonly posted: PostedChange; readonly status: number }> {
  const people = numberOf(count)
  const isWhole = Boolean(at) && mayStore
  let refused: AppError | null = null
  try {
    if (isWhole) {
      await tableRequests.change(context, code, { people, at: new Date(at as string) })
      return 'CHANGED'
    }
    if (!(await tableRequests.isLive(context))) refused = new ConflictError('RESERVATIONS_OFF')
  } catch (error) {
    refused = refusalFrom(error)
  }
  await tableRequests.takeTurn(context)
  const day = await dayFor(tableRequests, context, { date, people, refused }, code)
  return {
    posted: {
      ...{ code, ...day },
      values: { ...(count && { people: count }), ...(date && { date }), ...(at && { at }) },
    },
    status: isWhole ? (refused?.status ?? 200) : 200,
  }
}

const numberOf = (text: string | undefined) => (text?.trim() ? Number(text) : Number.NaN)

interface AskedDay {
  readonly date: string
  readonly people: number
  /** Why nothing was stored, if it was to be. */
  readonly refused: AppError | null
}

/** The moments of a day for a form, with all that is wrong. @param code as of `TableRequestService.slots`. */
async function dayFor(
  tableRequests: TableServices['tableRequests'],
  context: GraphQLContext,
  { date, people, refused }: AskedDay,
  code: string | null = null,
) {
  const day = await slotsOf(() => tableRequests.slots(context, date, people, code))
  const faults = [...(refused?.fields ?? []), ...(day.refused?.fields ?? [])]
  const hasFree = day.slots?.some(({ isFull }) => !isFull) ?? true
  const failure = [refused, day.refused].find((each) => each && each.fields.length === 0)
  return {
    slots: day.slots,
    without: hasFree ? null : await tableRequests.around(context, date),
    faults: Object.fromEntries(faults.map(({ field, rule, params }) => [field, { rule, params }])),
    failure: failure ? { reason: failure.reason, params: failure.params } : null,
  }
}

async function slotsOf(read: () => ReturnType<TableServices['tableRequests']['slots']>) {
  try {
    const slots = (await read()).map(({ time, at, isFull }) => ({ time, at: at.toISOString(), isFull }))
    return { slots, refused: null }
  } catch (error) {
    return { slots: null, refused: refusalFrom(error) }
  }
}

/** A refusal that the guest can do something about. @throws every other error. */
function refusalFrom(error: unknown): AppError {
  if (error instanceof AppError && error.status < 500) return error
  throw error
}
