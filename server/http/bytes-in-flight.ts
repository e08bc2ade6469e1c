import { OverloadedError } from '../core/errors.ts'

interface Limits {
  readonly bytes: number
  /** The bytes that one client address may have of them. */
  readonly perAddress: number
  readonly reason: 'OVERLOADED' | 'TOO_MANY_UPLOADS'
}

/** Bounds the bytes of all request bodies of one kind that are arriving or waiting to be handled. */
export class BytesInFlight {
  private total = 0
  private readonly byAddress = new Map<string, number>()

  constructor(private readonly limits: Limits) {}

  /**
   * @param address the client's, in its canonical form.
   * @returns gives the bytes back; every further call does nothing.
   * @throws {OverloadedError}
   */
  reserve(bytes: number, address: string): () => void {
    const { bytes: most, perAddress, reason } = this.limits
    const own = this.byAddress.get(address) ?? 0
    if (this.total + bytes > most || own + bytes > perAddress) throw new OverloadedError(reason)
    this.add(bytes, address)
    let isHeld = true
    return () => {
      if (isHeld) this.add(-bytes, address)
      isHeld = false
    }
  }

  private add(bytes: number, address: string): void {
    this.total += bytes
    const own = (this.byAddress.get(address) ?? 0) + bytes
    if (own > 0) this.byAddress.set(address, own)
    else this.byAddress.delete(address)
  }
}
