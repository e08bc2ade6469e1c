/**
 * Lets those who have much to do go on one by one, each in a turn of the event loop of its own: what has come in
 * meanwhile, a new visitor or the question whether the process lives, waits for one of them and not for all.
 */
export class Turns {
  private readonly waiting: (() => void)[] = []

  /** Resolves when it is the caller's turn, which lasts until the caller waits for something. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.push(resolve) === 1) setImmediate(this.give)
    })
  }

  private readonly give = () => {
    this.waiting.shift()?.()
    if (this.waiting.length > 0) setImmediate(this.give)
  }
}
