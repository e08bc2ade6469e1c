import { rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../server/database/embedded.ts'
import { makeDataFolder } from '../support/running-server.ts'
import { ADMIN_PASSWORD, fill, signIn } from './data.ts'
import { freshness, writing } from './freshness.ts'
import { type Figures, type Load, measure, median, typical, warmUp } from './measure.ts'
import { ask, product, type Question, type ReferenceName, reference, type Target } from './processes.ts'
import type { Copy } from './references/serve.ts'

/**
 * Measures the built application and its references, alternating in one run, so that other load on the machine affects
 * all of them. The results are the ratios.
 */
const { values: options } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    json: { type: 'string', default: 'bench.json' },
  },
})
const scale = Number(options.scale)
const rounds = Number(options.rounds)
const load: Load = { seconds: Number(options.seconds), connections: 32 }
const warming: Load = { ...load, seconds: 4 }

const MENU = '{ categories { id name products { id name description price productImages { filePath } } } }'
const PAGE: Question = { path: '/food-collection' }
const REST: Question = { path: '/api/v1/Product/get-all' }
const GRAPHQL: Question = { path: '/graphql', body: JSON.stringify({ query: MENU }) }
/** GET, as the site queries. */
const BY_GET: Question = {
  path: `/graphql?query=${encodeURIComponent(MENU)}`,
  headers: { 'apollo-require-preflight': 'true' },
}

/** One for all rounds, or one for each: the same code can be a fifth faster in one process than in another. */
type Served = Target | (() => Promise<Target>)

interface Comparison {
  readonly name: string
  readonly own: Served
  readonly question: Question
  readonly status?: number
  readonly beside: { name: string; target: Served; question: Question; status?: number }
  /** Runs during the rounds of the application, not during those of the reference. */
  readonly during?: () => () => Promise<void>
  readonly rate?: number
}

const results: object[] = []

/** The target for all rounds, or one that ends with its round. */
async function ready(served: Served, ofRound: Stack): Promise<Target> {
  return typeof served === 'function' ? ofRound.use(await served(), (target) => target.stop()) : served
}

async function compare({ name, own, question, status, beside, during, rate }: Comparison): Promise<void> {
  if (!`${name} / ${beside.name}`.includes(options.only)) return
  const pairs: [Figures, Figures][] = []
  for (let round = 0; round < rounds; round++) {
    const ofRound = new Stack()
    try {
      const mine = await ready(own, ofRound)
      const theirs = await ready(beside.target, ofRound)
      if (round === 0 || mine !== own) await warmUp(mine, question, warming, status)
      if (round === 0 || theirs !== beside.target)
        await warmUp(theirs, beside.question, warming, beside.status)
      const stop = during?.()
      const figures = await measure(mine, question, { ...load, rate }, status)
      await stop?.()
      pairs.push([figures, await measure(theirs, beside.question, { ...load, rate }, beside.status)])
    } finally {
      await ofRound.end()
    }
  }
  const mine = typical(pairs.map(([first]) => first))
  const ratio = (of: keyof Figures) => median(pairs.map(([first, second]) => first[of] / second[of]))
  const figures = { throughput: ratio('perSecond'), cpu: ratio('cpuMicroseconds') }
  results.push({ name, beside: beside.name, ...mine, ...figures })
  console.log(
    [
      name.padEnd(38),
      beside.name.padEnd(12),
      mine.perSecond.toFixed(0).padStart(8),
      figures.throughput.toFixed(2).padStart(6),
      mine.cpuMicroseconds.toFixed(0).padStart(9),
      figures.cpu.toFixed(2).padStart(6),
      mine.p50.toFixed(0).padStart(6),
      mine.p99.toFixed(0).padStart(6),
    ].join(' '),
  )
}

/** The parsed body of a JSON reply, in any content coding. */
async function answerOf(target: Target, question: Question): Promise<unknown> {
  const copy = await ask(target.url, { ...question, headers: { 'accept-encoding': 'identity' } })
  return JSON.parse(Buffer.from(copy.body, 'base64').toString())
}

async function same(one: Target, first: Question, other: Target, second: Question): Promise<void> {
  const [mine, theirs] = [await answerOf(one, first), await answerOf(other, second)]
  if (JSON.stringify(mine) !== JSON.stringify(theirs)) throw new Error(`${second.path} answers otherwise.`)
}

async function run(stack: Stack): Promise<void> {
  const dataDir = stack.use(await makeDataFolder(), (folder) => rm(folder, { recursive: true, force: true }))
  const { url: databaseUrl } = stack.use(await startEmbedded(dataDir), (database) => database.stop())
  const alone = (env: Record<string, string>) =>
    product(dataDir, databaseUrl, { ADMIN_PASSWORD, DEMO_CONTENT: 'off', ...env })
  const start = async (env: Record<string, string>) => stack.use(await alone(env), (target) => target.stop())
  const hit = await start({})
  await fill(hit.url, databaseUrl, scale)
  const miss = await start({ REPLY_CACHE: 'off' })
  const second = await start({})
  const headers = await signIn(hit.url)

  const page = Buffer.from((await ask(miss.url, PAGE)).body, 'base64').toString()
  const IMAGE: Question = { path: /\/resource\/[\w/.-]+\.webp/.exec(page)?.[0] ?? '' }
  const [firstCategory] = ((await answerOf(miss, GRAPHQL)) as { data: { categories: { id: string }[] } }).data
    .categories
  const ONE: Question = {
    path: '/graphql',
    body: JSON.stringify({
      query: MENU.replace('categories {', 'category(id: $id) {').replace('{', 'query($id: ID!) {'),
      variables: { id: firstCategory?.id },
    }),
  }
  const copies: Copy[] = []
  for (const question of [PAGE, GRAPHQL, BY_GET, REST, IMAGE]) {
    // The second reply comes from the cache.
    await ask(hit.url, question)
    copies.push(await ask(hit.url, question))
  }
  const etag = copies[0]?.headers.etag ?? ''
  const beside = (name: ReferenceName) => reference(name, { databaseUrl, copies })
  const running = async (name: ReferenceName) => stack.use(await beside(name), (target) => target.stop())
  const bytes = await running('bytes')
  const express = await running('express')
  const driver = await running('driver')
  const plain = await running('plain')
  const DRIVER_MENU: Question = { path: '/menu' }
  const DRIVER_ONE: Question = { path: `/category/${firstCategory?.id}` }
  await same(miss, GRAPHQL, driver, DRIVER_MENU)
  await same(miss, GRAPHQL, plain, GRAPHQL)
  await same(miss, ONE, driver, DRIVER_ONE)

  const uncached = {
    own: () => alone({ REPLY_CACHE: 'off' }),
    driver: () => beside('driver'),
    plain: () => beside('plain'),
    plainPage: () => beside('plainPage'),
    react: () => beside('react'),
  }

  console.log(`\n${'case'.padEnd(38)} beside           req/s  of it    cpu µs  of it p50 ms p99 ms`)
  const againstBytes = (name: string, question: Question) =>
    compare({ name, own: hit, question, beside: { name: 'bare Node', target: bytes, question } })
  await againstBytes('menu page, cached', PAGE)
  await againstBytes('menu over GraphQL, cached', GRAPHQL)
  await againstBytes('menu over GraphQL by GET, cached', BY_GET)
  await againstBytes('list over REST, cached', REST)
  await againstBytes('a picture', IMAGE)
  await compare({
    name: 'menu over GraphQL, cached',
    own: hit,
    question: GRAPHQL,
    beside: { name: 'Express', target: express, question: GRAPHQL },
  })
  await compare({
    name: 'menu page, 304',
    own: hit,
    question: { ...PAGE, headers: { 'if-none-match': etag } },
    status: 304,
    beside: { name: 'full reply', target: hit, question: PAGE },
  })
  await compare({
    name: 'menu over GraphQL, a write every 200 ms',
    own: hit,
    question: GRAPHQL,
    beside: { name: 'without', target: hit, question: GRAPHQL },
    during: () => writing(hit, headers, 200),
  })
  await compare({
    name: 'menu over GraphQL, uncached',
    own: uncached.own,
    question: GRAPHQL,
    beside: { name: 'driver', target: uncached.driver, question: DRIVER_MENU },
  })
  await compare({
    name: 'menu over GraphQL, uncached',
    own: uncached.own,
    question: GRAPHQL,
    beside: { name: 'plain stack', target: uncached.plain, question: GRAPHQL },
  })
  await compare({
    name: 'one category, uncached',
    own: uncached.own,
    question: ONE,
    beside: { name: 'driver', target: uncached.driver, question: DRIVER_ONE },
  })
  await compare({
    name: 'list over REST, uncached',
    own: uncached.own,
    question: REST,
    beside: { name: 'driver', target: uncached.driver, question: DRIVER_MENU },
  })
  await compare({
    name: 'menu page, uncached',
    own: uncached.own,
    question: PAGE,
    beside: { name: 'bare React', target: uncached.react, question: PAGE },
  })
  await compare({
    name: 'menu page, uncached',
    own: uncached.own,
    question: PAGE,
    beside: { name: 'plain stack', target: uncached.plainPage, question: PAGE },
  })
  await compare({
    name: 'menu page at 1,000/s',
    own: hit,
    question: PAGE,
    rate: 1_000,
    beside: { name: 'bare Node', target: bytes, question: PAGE },
  })
  await compare({
    name: 'menu over GraphQL at 2,000/s',
    own: hit,
    question: GRAPHQL,
    rate: 2_000,
    beside: { name: 'bare Node', target: bytes, question: GRAPHQL },
  })

  const fresh = await freshness(hit, second, headers, 1_000)
  console.log(
    `\n${fresh.pairs} writes read back: ${fresh.stale} stale; another process shows a write within ${fresh.otherProcessMs} ms.`,
  )
  const memory = (await hit.metric('process_resident_memory_bytes')) / 1e6
  console.log(
    `A process starts on existing data in ${second.readyAfterMs} ms, and holds ${memory.toFixed(0)} MB now.`,
  )
  const machine = { processor: cpus()[0]?.model, processors: cpus().length, node: process.version }
  const report = { date: new Date().toISOString(), machine, scale, rounds, ...load, results }
  await writeFile(
    options.json,
    `${JSON.stringify({ ...report, freshness: fresh, startMs: second.readyAfterMs, memoryMB: memory }, null, 2)}\n`,
  )
}

/** Closes what was opened, in reverse order. */
class Stack {
  private readonly undo: (() => Promise<unknown>)[] = []

  use<T>(thing: T, end: (thing: T) => Promise<unknown>): T {
    this.undo.unshift(() => end(thing))
    return thing
  }

  async end(): Promise<void> {
    for (const undo of this.undo) await undo()
  }
}

const stack = new Stack()
try {
  await run(stack)
} finally {
  await stack.end()
}
