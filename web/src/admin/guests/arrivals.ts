/** Tells requests that arrive from those that come and go by this page's own answers. */
export class Arrivals {
  private expected: number | null = null
  private own = 0
  /** For how many waiting requests another tab of this browser has sounded since the last look. */
  private heard = 0

  /** Whether a number of waiting requests may be one before or one after an answer of this page. */
  get isUncertain(): boolean {
    return this.own > 0
  }

  /** An answer is sent, or taken back. */
  begin(): void {
    this.own++
  }

  /** It is done. @param by how many requests more wait for that. */
  end(by: -1 | 0 | 1): void {
    this.own--
    this.heard += by
    if (this.expected !== null) this.expected += by
  }

  /** Another tab has sounded while that many waited. */
  hear(count: number): void {
    this.heard = count
  }

  /** Whether another tab has sounded for all of that many; asked before the look at them. */
  isHeard(count: number): boolean {
    return this.heard >= count
  }

  /** @returns how many requests have arrived, by the number that waits now; none at the first look. */
  look(count: number): number {
    if (this.isUncertain) return 0
    const arrived = this.expected === null ? 0 : Math.max(0, count - this.expected)
    this.expected = count
    this.heard = 0
    return arrived
  }
}

export const arrivals = new Arrivals()
