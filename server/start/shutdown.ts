import type { Logger } from 'pino'

const SETTLE_WITHIN_MS = 3_000
/** A part that does not close is left: the process ends all the same. */
const CLOSE_WITHIN_MS = 11_000

/** Closes what the process has opened, however far the start has come, and ends the process. */
export class Shutdown {
  readonly #controller = new AbortController()
  readonly #parts: (() => Promise<unknown>)[] = []
  #done: Promise<never> | undefined

  /** Is aborted once the process is told to stop; what waits for long, waits with it. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Remembers how to close a part. The last one opened is closed first. */
  opened(close: () => Promise<unknown>): void {
    this.#parts.push(close)
  }

  /**
   * Stops at once and in order on a signal. The same signal may come twice, from the terminal and from npm, and
   * a closed terminal is one as well. A fault that nothing caught is logged whole, and stops the process too:
   * what state it left is anyone's guess.
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
   * @param starting what may still be under way; it gets a moment to notice, since what it opens last has to be
   * closed too.
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

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
