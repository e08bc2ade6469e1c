import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Drawing, Drawn } from './drawing-process.ts'
import type { PlateOptions } from './plates.ts'

/** Flags for a small heap, since pixels are kept outside of it. */
const SMALL = ['--max-semi-space-size=1', '--heap-growing-percent=10']

/**
 * Draws the demo pictures in a process of its own, which ends with the work: rendering vectors takes memory,
 * which the serving process would never give back.
 */
export class Drawings {
  private readonly process: ChildProcess
  private readonly awaited = new Map<number, PromiseWithResolvers<Buffer>>()
  private last = 0

  constructor() {
    this.process = fork(programFile(), {
      serialization: 'advanced',
      execArgv: [...process.execArgv, ...SMALL],
    })
    this.process.on('message', ({ id, bytes, fault }: Drawn) => {
      const { resolve, reject } = this.awaited.get(id) as PromiseWithResolvers<Buffer>
      this.awaited.delete(id)
      if (bytes) resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      else reject(new Error(fault))
    })
    this.process.on('error', (error) => this.fail(error))
    this.process.on('exit', (code, signal) =>
      this.fail(new Error(`The process that draws the demo pictures has ended (${signal ?? code}).`)),
    )
  }

  /** A picture of a plate with drawings on it, as PNG; the seed varies tint, turn and crop. */
  plate(seed: string, names: readonly string[], options: PlateOptions): Promise<Buffer> {
    return this.ask({ plate: { seed, options }, names })
  }

  /** A drawing alone on nothing, as PNG. */
  icon(name: string): Promise<Buffer> {
    return this.ask({ plate: null, names: [name] })
  }

  stop(): void {
    this.process.kill()
  }

  private ask(drawing: Omit<Drawing, 'id'>): Promise<Buffer> {
    const awaited = Promise.withResolvers<Buffer>()
    // One that is drawn ahead may fail before anybody waits for it.
    awaited.promise.catch(() => {})
    if (!this.process.connected) {
      awaited.reject(new Error('The process that draws the demo pictures has ended.'))
      return awaited.promise
    }
    this.last++
    this.awaited.set(this.last, awaited)
    this.process.send({ id: this.last, ...drawing })
    return awaited.promise
  }

  private fail(error: Error): void {
    for (const { reject } of this.awaited.values()) reject(error)
    this.awaited.clear()
  }
}

function programFile(): string {
  if (!import.meta.env?.PROD) return fileURLToPath(new URL('./drawing-process.ts', import.meta.url))
  const folder = import.meta.url.includes('/assets/') ? '../' : './'
  return fileURLToPath(new URL(`${folder}draw-demo.js`, import.meta.url))
}
