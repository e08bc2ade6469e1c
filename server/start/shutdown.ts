import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

const SETTLE_WITHIN_MS = 3_000
/** The process ends even if a part does not close within this time. */
const CLOSE_WITHIN_MS = 11_000

const after = (ms: number) => pause(ms, undefined, { ref: false })

/** Closes all opened parts, even during the start, and ends the process. */
export class Shutdown {
  readonly #controller = new AbortController()
  readonly #parts: (() => Promise<unknown>)[] = []
  #done: Promise<never> | undefined

  /** Aborted when the process receives a stop signal; passed to long waits. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Registers how to close a part. Parts are closed in reverse order. */
  opened(close: () => Promise<unknown>): void {
    this.#parts.push(close)
  }

  /**
   * Stops in order on a signal. A signal may arrive twice, from the terminal and from npm; closing the terminal sends
   * one too. An uncaught error is logged in full and also stops the process, because its state is unknown.
   */
  listen(log: Logger, starting: Promise<unknown>): void {
    const stop = () => void this.exit(0, starting)
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
    process.on('uncaughtException', (error) => {
      log.fatal(error, 'a fault that nothing caught')
      void this.exit(1)
    })
  }

  /**
   * @param starting the start that may still be running; it gets a moment to notice the abort, since what it opened
   * last has to be closed too.
   */
  exit(code: number, starting: Promise<unknown> = Promise.resolve()): Promise<never> {
    this.#done ??= this.#exit(code, starting)
    return this.#done
  }

  async #exit(code: number, starting: Promise<unknown>): Promise<never> {
    this.#controller.abort()
    await Promise.race([starting.catch(() => {}), after(SETTLE_WITHIN_MS)])
    for (let close = this.#parts.pop(); close; close = this.#parts.pop()) {
      await Promise.race([close().catch((error: unknown) => console.error(error)), after(CLOSE_WITHIN_MS)])
    }
    process.exit(code)
  }
}
