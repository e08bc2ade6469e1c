/**
 * Keeps the last menu, the home page and the contact page of a visitor who is without a connection, in Turkish and in
 * each language of which one was opened, with their own files and the thumbnails that were seen; other pages are then
 * answered with one that says so. It never answers for /admin, /auth, /api or /graphql.
 */

/** Declared by the server above this; it redirects the aliases to the menu. */
const { pages: PAGES, menu: MENU, menuAliases: MENU_ALIASES, languages: LANGUAGES } = SITE
/** Stands in for a page that is not stored. */
const OFFLINE = '/offline'
const OTHERS = /^\/(?:admin|auth|api|graphql)(?:\/|$)/
/** Pictures that stand in for those that are not kept. */
const PICTURES = ['/placeholder.svg', '/placeholder-icon.svg', '/icon.svg']
/** The number of a table. */
const TABLE = /^[1-9]\d{0,2}$/
const CACHES = { pages: 'site-pages', files: 'site-files', thumbnails: 'site-thumbnails' }
const STORED_AT = 'x-stored-at'
/** A page that has not come by then is replaced by the stored one. */
const WAIT_MS = 3_000
/** After that its prices are not shown any more. */
const OUTDATED_MS = 86_400_000
/** Pages that were not opened for so long are fetched with the others. */
const RENEW_MS = 3_600_000
const MOST_THUMBNAILS = 200
/** What the addresses of pages in other languages than Turkish begin with. */
const BASE = new RegExp(LANGUAGES.length > 0 ? `^/(?:${LANGUAGES.join('|')})(?=/|$)` : '(?!)', 'i')

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(
    Promise.all([
      caches.open(CACHES.files).then((cache) => cache.addAll(PICTURES)),
      ...[...PAGES, OFFLINE].map((page) => renew(page)),
    ]),
  )
})

addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), forgetOthers()])))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    const { base, path } = apart(pathname)
    if (MENU_ALIASES.includes(pathname)) event.respondWith(menuAlias(event))
    else if (PAGES.includes(path)) event.respondWith(page(event, inLanguage(base, path), search === ''))
    else if (path.startsWith(MENU)) event.respondWith(page(event, inLanguage(base, MENU), false))
    else if (!OTHERS.test(pathname)) event.respondWith(otherPage(request, base))
  } else if (pathname.startsWith('/assets/') || PICTURES.includes(pathname)) {
    event.respondWith(fromCache(CACHES.files, request))
  } else if (pathname.startsWith('/resource/thumb/')) {
    event.respondWith(thumbnail(request))
  }
})

/** The address of a page without its language, and what that begins with. */
function apart(pathname) {
  const [base = ''] = BASE.exec(pathname) ?? []
  return { base: base.toLowerCase(), path: pathname.slice(base.length) || '/' }
}

const inLanguage = (base, path) => (base && path === '/' ? base : base + path)

/**
 * The page as the server has it now, or else a stored one: for a part of the menu the whole of it, from which the site
 * then shows the part.
 */
async function page(event, storedAs, isKept) {
  const fresh = fetch(event.request)
  if (isKept) {
    const kept = fresh.then((response) => keep(storedAs, response.clone())).then(renewOld)
    event.waitUntil(kept.catch(() => {}))
  }
  const inTime = await Promise.race([fresh.catch(() => null), after(WAIT_MS)])
  if (inTime && inTime.status < 500) return inTime
  return (await stored(storedAs)) ?? fresh.catch((error) => offlinePage(apart(storedAs).base, error))
}

/** The redirect that the server would answer with, which is asked nevertheless, for the owner's log. */
async function menuAlias(event) {
  const fresh = fetch(event.request)
  if (!(await stored(MENU))) return fresh
  // Which language is the visitor's, the server knows.
  const inTime = LANGUAGES.length > 0 && (await Promise.race([fresh.catch(() => null), after(WAIT_MS)]))
  if (inTime) return inTime
  event.waitUntil(fresh.catch(() => {}))
  const [table, ...others] = new URL(event.request.url).searchParams.getAll('masa')
  const isTable = others.length === 0 && TABLE.test(table)
  return Response.redirect(isTable ? `${MENU}#masa=${table}` : MENU)
}

function otherPage(request, base) {
  return fetch(request).catch((error) => offlinePage(base, error))
}

async function offlinePage(base, error) {
  const offline = (await stored(inLanguage(base, OFFLINE))) ?? (await stored(OFFLINE))
  if (offline) return offline
  throw error
}

/** A stored page, which tells by attributes of its root element when it was stored and whether that is too long ago. */
async function stored(pathname) {
  const response = await (await caches.open(CACHES.pages)).match(pathname)
  if (!response) return null
  const at = Number(response.headers.get(STORED_AT))
  const outdated = Date.now() - at > OUTDATED_MS ? ' data-outdated' : ''
  const html = await response.text()
  return new Response(html.replace('<html', `<html data-stored="${at}"${outdated}`), {
    headers: response.headers,
  })
}

/** One page after the other: the files of one that is not stored yet would be forgotten. */
let last = Promise.resolve()
function keep(pathname, response) {
  const kept = last.then(() => store(pathname, response))
  last = kept.catch(() => {})
  return kept
}

/** Stores a page once the files that it needs are stored, and forgets the files that no page needs any more. */
async function store(pathname, response) {
  if (response.status !== 200 || response.redirected) return
  const html = await response.text()
  const files = await caches.open(CACHES.files)
  const missing = await Promise.all(
    filesOf(html).map(async (file) => ((await files.match(file)) ? null : file)),
  )
  await files.addAll(missing.filter((file) => file !== null))
  const headers = new Headers(response.headers)
  // The text is stored as it reads, not as it was sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(STORED_AT, String(Date.now()))
  const pages = await caches.open(CACHES.pages)
  await pages.put(pathname, new Response(html, { headers }))
  const needed = new Set(PICTURES)
  for (const each of await pages.matchAll()) for (const file of filesOf(await each.text())) needed.add(file)
  for (const { url } of await files.keys()) if (!needed.has(new URL(url).pathname)) await files.delete(url)
}

const filesOf = (html) => [...new Set(html.match(/\/assets\/[\w.-]+(?=")/g) ?? [])]

async function renew(pathname) {
  await keep(pathname, await fetch(pathname, { cache: 'no-cache' }))
}

async function renewOld() {
  const pages = await caches.open(CACHES.pages)
  const visited = (await pages.keys()).map(({ url }) => apart(new URL(url).pathname).base)
  const kept = [...new Set(['', ...visited])].flatMap((base) =>
    [...PAGES, OFFLINE].map((each) => inLanguage(base, each)),
  )
  for (const pathname of kept) {
    const at = Number((await pages.match(pathname))?.headers.get(STORED_AT) ?? 0)
    if (Date.now() - at > RENEW_MS) await renew(pathname)
  }
}

/** Pages that are not kept any more. */
async function forgetOthers() {
  const pages = await caches.open(CACHES.pages)
  for (const request of await pages.keys()) {
    if (![...PAGES, OFFLINE].includes(apart(new URL(request.url).pathname).path)) await pages.delete(request)
  }
}

async function fromCache(name, request) {
  return (await (await caches.open(name)).match(request)) ?? fetch(request)
}

async function thumbnail(request) {
  const cache = await caches.open(CACHES.thumbnails)
  const known = await cache.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_THUMBNAILS))) await cache.delete(old)
  }
  return response
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms, null))
