import { OverloadedError } from '../core/errors.ts'

interface Limits {
  readonly bytes: number
  /** The bytes that one client address may have of them. */
  readonly perAddress: number
  readonly reason: 'OVERLOADED' | 'TOO_MANY_UPLOADS'
}

interface Arriving {
  readonly bytes: number
  readonly address: string
  giveWay(): void
}

interface Reservation {
  /** The body has arrived, and gives way no longer. */
  arrived(): void
  /** Gives the bytes back; every further call does nothing. */
  release(): void
}

/**
 * Bounds the bytes of all request bodies of one kind that are arriving or waiting to be handled. Announcing a body costs
 * a client nothing, so that one which is still arriving gives way where there is no room: to a smaller one of its address,
 * or to that of an address with fewer bytes.
 */
export class BytesInFlight {
  private total = 0
  private readonly byAddress = new Map<string, number>()
  /** The oldest first. */
  private readonly arriving = new Set<Arriving>()

  constructor(private readonly limits: Limits) {}

  /**
   * @param address the client's, in its canonical form.
   * @param refuse is called if it gives way; without it, it never does.
   * @throws {OverloadedError}
   */
  reserve(bytes: number, address: string, refuse?: (error: OverloadedError) => void): Reservation {
    const { bytes: most, perAddress } = this.limits
    while (this.of(address) + bytes > perAddress)
      this.makeRoom((each) => each.address === address && each.bytes > bytes)
    while (this.total + bytes > most) {
      const greediest = this.greediest(this.of(address) + bytes)
      this.makeRoom((each) => each.address === greediest)
    }
    this.add(bytes, address)
    let isHeld = true
    const body: Arriving = {
      bytes,
      address,
      giveWay: () => {
        release()
        refuse?.(this.overloaded())
      },
    }
    const arrived = () => void this.arriving.delete(body)
    const release = () => {
      arrived()
      if (isHeld) this.add(-bytes, address)
      isHeld = false
    }
    if (refuse) this.arriving.add(body)
    return { arrived, release }
  }

  /** Refuses the largest of the arriving bodies in question. */
  private makeRoom(isInQuestion: (body: Arriving) => boolean): void {
    const largest = [...this.arriving].filter(isInQuestion).sort((one, two) => two.bytes - one.bytes)[0]
    if (!largest) throw this.overloaded()
    largest.giveWay()
  }

  /** The address with most bytes of arriving bodies among those that have more than this; null if there is none. */
  private greediest(bytes: number): string | null {
    const addresses = [...new Set([...this.arriving].map(({ address }) => address))]
    const [first] = addresses.sort((one, two) => this.of(two) - this.of(one))
    return first !== undefined && this.of(first) > bytes ? first : null
  }

  private of(address: string): number {
    return this.byAddress.get(address) ?? 0
  }

  private overloaded(): OverloadedError {
    return new OverloadedError(this.limits.reason)
  }

  private add(bytes: number, address: string): void {
    this.total += bytes
    const own = this.of(address) + bytes
    if (own > 0) this.byAddress.set(address, own)
    else this.byAddress.delete(address)
  }
}
