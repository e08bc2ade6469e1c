import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { launchBrowserServer } from '../support/browser.ts'
import { SERVER, startServer } from '../support/running-server.ts'
import { median } from './measure.ts'
import { ask } from './processes.ts'

/**
 * Measures the pages of this build beside those of another checkout that is built, on a slow phone, in turn in one run:
 * `npm run bench:pages -- --beside FOLDER [--rounds N]`. Both servers show their demo content. The results are the ratios.
 */
const { values: options } = parseArgs({
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
if (!options.beside) {
  console.error('npm run bench:pages -- --beside FOLDER [--rounds N]; FOLDER is another checkout, built.')
  process.exit(1)
}
const rounds = Number(options.rounds)

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
const MENU = '/food-collection'
/** Typed slowly, so that each key is answered before the next. */
const WORD = 'mercimek'

/** The metrics of a visit by name, in milliseconds or bytes. */
type Figures = Record<string, number>

interface Visit {
  readonly page: Page
  readonly device: CDPSession
  /** Compressed bytes received so far. */
  received(): number
}

async function visiting(browser: Browser, work: (visit: Visit) => Promise<Figures>): Promise<Figures> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    let bytes = 0
    device.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await device.send('Network.enable')
    await device.send('Performance.enable')
    await device.send('Network.emulateNetworkConditions', SLOW_4G)
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await work({ page, device, received: () => bytes })
  } finally {
    await context.close()
  }
}

/** Until nothing has been loaded for a second; what a page asks for beforehand is there then. */
async function quiet({ received, page }: Visit): Promise<void> {
  for (let before = -1; before !== received(); ) {
    before = received()
    await page.waitForTimeout(1_500)
  }
}

/** Processor time of the page so far in milliseconds. */
async function processor(device: CDPSession): Promise<Figures> {
  const { metrics } = await device.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), layout: of('LayoutDuration'), style: of('RecalcStyleDuration') }
}

async function home(visit: Visit, url: string): Promise<Figures> {
  const { page, device } = visit
  await page.goto(url)
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  await page.waitForFunction(painted)
  const firstPaint = await page.evaluate(painted)
  await quiet(visit)
  const bytes = visit.received()
  const before = await processor(device)
  const toMenu = await page.evaluate(async (menu) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${menu}"]`)
    const heading = document.querySelector('h1')?.textContent
    const began = performance.now()
    link?.click()
    // Without a function of its own: its name would need a helper that the page does not have.
    while (
      location.pathname !== menu ||
      document.querySelector('h1')?.textContent === heading ||
      document.querySelectorAll('main tr').length < 4
    )
      await new Promise(requestAnimationFrame)
    // The frame after this one begins once the dishes are painted.
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - began
  }, MENU)
  await quiet(visit)
  const after = await processor(device)
  const spent = Object.entries(after).map(([name, ms]) => [`home to menu: ${name}`, ms - (before[name] ?? 0)])
  return {
    'home: first paint': firstPaint,
    'home: bytes': bytes,
    'home to menu': toMenu,
    ...Object.fromEntries(spent),
  }
}

async function search(visit: Visit, url: string): Promise<Figures> {
  const { page } = visit
  await page.goto(url + MENU)
  await quiet(visit)
  await page.evaluate(() => {
    const kept = window as unknown as { keys: number[] }
    kept.keys = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') kept.keys.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.locator('main input[type=search]').first().focus()
  await page.keyboard.type(WORD, { delay: 600 })
  await page.waitForTimeout(500)
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
  return { 'search: a key': median(keys), 'search: worst key': Math.max(...keys) }
}

async function category(visit: Visit, url: string): Promise<Figures> {
  const { page } = visit
  await page.goto(`${url}${MENU}/1`, { waitUntil: 'commit' })
  const firstDish = await page.evaluate(async () => {
    while (document.querySelectorAll('main tr').length < 3) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now()
  })
  return { 'category: first dish': firstDish }
}

async function weights(url: string): Promise<Figures> {
  const of = async (address: string) => Buffer.from((await ask(url, { path: address })).body, 'base64').length
  return {
    'HTML of home': await of('/'),
    'HTML of /about': await of('/about'),
    'HTML of the menu': await of(MENU),
  }
}

await using stack = new AsyncDisposableStack()
const served = async (folder: string) => {
  const entry = path.join(folder, 'dist/server/main.js')
  const server = await startServer({
    launch: { command: [...SERVER.slice(0, -1), entry] as [string], cwd: folder },
  })
  stack.defer(async () => void (await server.stop()))
  return server.url
}
const own = await served(process.cwd())
const beside = await served(path.resolve(options.beside))
const launched = await launchBrowserServer()
stack.defer(() => launched.close())
const browser = await chromium.connect(launched.wsEndpoint())
stack.defer(() => browser.close())

const measured = new Map<string, Figures[]>()
for (let round = 0; round < rounds; round += 1) {
  for (const url of round % 2 ? [beside, own] : [own, beside]) {
    const figures = [
      await weights(url),
      await visiting(browser, (visit) => home(visit, url)),
      await visiting(browser, (visit) => search(visit, url)),
      await visiting(browser, (visit) => category(visit, url)),
    ]
    measured.set(url, [...(measured.get(url) ?? []), Object.assign({}, ...figures)])
  }
}
const of = (url: string, name: string) => median((measured.get(url) ?? []).map((each) => each[name] ?? 0))
console.table(
  Object.fromEntries(
    Object.keys(measured.get(own)?.[0] ?? {}).map((name) => [
      name,
      {
        own: Math.round(of(own, name)),
        beside: Math.round(of(beside, name)),
        ratio: Number((of(own, name) / of(beside, name)).toFixed(2)),
      },
    ]),
  ),
)
