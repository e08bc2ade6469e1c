import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Pulse } from './pulse.ts'

/** Continuously checks that the process answers, from a thread that the load does not occupy. */
export async function feelPulse(url: string): Promise<{ end(): Promise<Pulse> }> {
  const asking = new Worker(new URL('pulse.ts', import.meta.url), {
    workerData: `${url}/healthz`,
    execArgv: ['--import', 'tsx'],
  })
  await once(asking, 'message')
  return {
    async end() {
      const reported = once(asking, 'message')
      asking.postMessage('end')
      const [pulse] = await reported
      return pulse
    },
  }
}
