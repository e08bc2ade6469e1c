/** What a push is about; `SEVERAL` are several of them in one, `TEST` is one that its own owner has asked for. */
export type PushedKind = 'TABLE' | 'CHANGE' | 'GIVEN_UP' | 'ALERT' | 'ANSWERED' | 'SEVERAL' | 'TEST'

/** What leaves for a device, encrypted: no name, phone number or note of a guest. */
export interface PushedMessage {
  readonly kind: PushedKind
  /** Id of the table; null where it is about none, or several. */
  readonly id: number | null
  /** Moment of the table, ISO 8601. */
  readonly at: string | null
  readonly people: number | null
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
  /** What an alert is about, and whether it is over. */
  readonly concern: string | null
  readonly isOver: boolean
  /** Of several, how many there are of each kind. */
  readonly counts: Readonly<Partial<Record<PushedKind, number>>>
  /** Number of requests that wait for an answer; null for who does not answer them. */
  readonly waiting: number | null
  /** A later notice with the same tag replaces it. */
  readonly tag: string
  /** Whether it replaces its notice without ringing. */
  readonly isSilent: boolean
}

/** The tag of the notices about a table. */
export const tagOfTable = (id: number): string => `table-${id}`

/** The tag of a notice about several things. */
export const TAG_OF_SEVERAL = 'several'
