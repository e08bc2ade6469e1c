import { get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** The duration of health checks of a process, in milliseconds. */
export interface Pulse {
  readonly worst: number
  readonly median: number
}

const EVERY_MS = 100

/** On a new connection, like a monitor. */
function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = get(workerData, { agent: false }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${workerData}: ${reply.statusCode}`))
      reply.resume().once('end', () => resolve(performance.now() - began))
    })
    sent.once('error', reject)
  })
}

// The first one, before any code is compiled, is not counted.
await ask()
parentPort?.postMessage('begun')
const asked: Promise<number>[] = []
// At a fixed rate, because waiting for each reply would sample least when replies are slow.
const asking = setInterval(() => asked.push(ask()), EVERY_MS)
parentPort?.once('message', async () => {
  clearInterval(asking)
  const took = (await Promise.all(asked)).sort((a, b) => a - b)
  const pulse: Pulse = { worst: took.at(-1) as number, median: took[took.length >> 1] as number }
  parentPort?.postMessage(pulse)
})
