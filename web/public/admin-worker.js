// The worker of the back-office.

/** As in keep-shell.ts. */
const SHELL_CACHE = 'office-shell'
const SHELL = '/admin'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

// Without a connection the back-office opens as it was kept: its page, and the files that this runs by.
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => keptOr(SHELL, Response.error)))
  else if (url.pathname.startsWith('/admin/assets/')) event.respondWith(keptOr(request, () => fetch(request)))
})

async function keptOr(request, otherwise) {
  const cache = (await caches.has(SHELL_CACHE)) && (await caches.open(SHELL_CACHE))
  return (cache && (await cache.match(request))) || otherwise()
}

// What it says where the back-office is closed.

const ENGLISH = new URL(location.href).searchParams.get('language') === 'en'
const either = (turkish, english) => (ENGLISH ? english : turkish)

const TITLES = {
  TABLE: either('Yeni masa isteği', 'New request for a table'),
  CHANGE: either('Masa isteği değişti', 'A request has changed'),
  GIVEN_UP: either('Masadan vazgeçildi', 'A table was given up'),
  ANSWERED: either('Yanıtlandı', 'Answered'),
}
/** Of several together, by their number. */
const COUNTED = {
  TABLE: (n) => either(`${n} yeni masa isteği`, `${n} new request${n > 1 ? 's' : ''}`),
  CHANGE: (n) => either(`${n} değişiklik`, `${n} change${n > 1 ? 's' : ''}`),
  GIVEN_UP: (n) => either(`${n} vazgeçilen masa`, `${n} given up`),
  ALERT: (n) => either(`${n} uyarı`, `${n} alert${n > 1 ? 's' : ''}`),
}
const CONCERNS = {
  BACKUP_OLD: either('Son yedek iki günden eski.', 'The last backup is older than two days.'),
  BACKUP_UNPROVED: either(
    'Son yedekler denenmedi ya da açılamadı.',
    'The last backups were not tried, or failed.',
  ),
  BACKUP_NOT_COPIED: either('Yedekler başka bir yere kopyalanamıyor.', 'Backups are not copied elsewhere.'),
  DISK_LOW: either('Sunucunun diskinde az yer kaldı.', 'The disk of the server is nearly full.'),
}
/** Once that is over. */
const MENDED = {
  BACKUP_OLD: either('Yedekler yeniden her gece alınıyor.', 'Backups are made every night again.'),
  BACKUP_UNPROVED: either('Son yedek denendi ve açıldı.', 'The last backup was tried, and opens.'),
  BACKUP_NOT_COPIED: either('Yedekler yeniden kopyalanıyor.', 'Backups are copied elsewhere again.'),
  DISK_LOW: either('Sunucunun diskinde yeniden yer var.', 'The disk of the server has room again.'),
}

const partsOf = (moment, timeZone) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour), minute: parts.minute }
}

const DAY_MS = 86_400_000
const EVENING = 17

/** When guests come, by the restaurant's clock: `bu akşam 19.30`. */
function momentText(at, timeZone, now) {
  const moment = new Date(at)
  const { day, hour, minute } = partsOf(moment, timeZone)
  const time = `${String(hour).padStart(2, '0')}${either('.', ':')}${minute}`
  if (day === partsOf(now, timeZone).day)
    return `${hour >= EVENING ? either('bu akşam', 'tonight') : either('bugün', 'today')} ${time}`
  if (day === partsOf(new Date(now.getTime() + DAY_MS), timeZone).day)
    return `${either('yarın', 'tomorrow')} ${time}`
  const words = { timeZone, day: 'numeric', month: 'long', weekday: 'long' }
  return `${moment.toLocaleDateString(either('tr', 'en-GB'), words)} ${time}`
}

const detailOf = ({ at, people, timeZone }, now) =>
  at === null ? '' : `${momentText(at, timeZone, now)} · ${people} ${either('kişi', 'guests')}`

const waitingText = (waiting) =>
  waiting === null ? '' : either(`${waiting} istek yanıt bekliyor`, `${waiting} wait for an answer`)

/** Title, body and address of a notice. */
function wordsOf(message, now) {
  const { kind, id, counts, concern, isOver, waiting } = message
  if (kind === 'SEVERAL') {
    const parts = Object.entries(counts).map(([each, count]) => COUNTED[each](count))
    return { title: parts.join(', '), body: waitingText(waiting), to: '/admin/tables' }
  }
  if (kind === 'ALERT') {
    const body =
      (isOver ? MENDED : CONCERNS)[concern] ?? either('Yönetimde bakın.', 'Look at the back-office.')
    return {
      title: isOver ? either('Düzeldi', 'Mended') : either('Site uyarısı', 'Alert of the site'),
      body,
      to: '/admin',
    }
  }
  if (kind === 'TEST') {
    const body = either('Bu cihaz haber veriyor.', 'This device rings.')
    return { title: either('Deneme', 'Trial'), body, to: '/admin/account' }
  }
  const to = kind === 'ANSWERED' ? '/admin/tables' : `/admin/tables?request=${id}`
  return { title: TITLES[kind], body: detailOf(message, now), to }
}

/** Browsers end a subscription that shows nothing. */
const UNREADABLE = { title: either('Yeni bir haber var', 'There is news'), body: '', to: '/admin' }

/** What a push says; a later version may send what this worker does not know. */
function saidBy(data) {
  try {
    const message = data.json()
    const words = wordsOf(message, new Date())
    return words.title ? { message, words } : null
  } catch {
    return null
  }
}

addEventListener('push', (event) => event.waitUntil(tell(event.data && saidBy(event.data))))

const showBadge = async (waiting) =>
  waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.()

async function tell(said) {
  const { message, words } = said ?? {}
  const { title, body, to } = words ?? UNREADABLE
  const { tag = 'unreadable', isSilent = false, waiting = null, kind } = message ?? {}
  if (waiting !== null) await showBadge(waiting).catch(() => {})
  // One of several is told under their tag.
  if (waiting === 0)
    for (const notice of await registration.getNotifications({ tag: 'several' })) notice.close()
  if (
    kind === 'ANSWERED' &&
    (await openWindows()).some(({ visibilityState }) => visibilityState === 'visible')
  ) {
    for (const notice of await registration.getNotifications({ tag })) notice.close()
    return
  }
  await registration.showNotification(title, {
    ...{ body, tag, data: { to, kind }, lang: either('tr', 'en'), icon: '/icon-192.png' },
    ...{ renotify: !isSilent, silent: isSilent },
  })
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data.to))
})

async function lead(to) {
  const [open] = await openWindows()
  if (!open) return clients.openWindow(to)
  await open.focus()
  // A window that the worker does not control cannot be led.
  return open.navigate(to).catch(() => clients.openWindow(to))
}

const openWindows = async () => {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => /^\/admin(\/|$)/.test(new URL(url).pathname))
}
