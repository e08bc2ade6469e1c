import type { TypedDocumentNode } from '@apollo/client'
import { HttpError } from 'ra-core'

/** A mutation as a screen sends it. */
export interface Write<Reply> {
  readonly document: TypedDocumentNode<Reply, never>
  readonly variables: object
  /** The entity that it changes: messages name its fields, and what has a history can be undone. */
  readonly resource?: string | undefined
  /** What it changes, such as `product/12`. It is not sent before what was left of the same subject is resolved. */
  readonly subject: string
  /** Its subject in words, for notices. */
  readonly title: string
  /** The key of the draft that it sends, which ends once it is stored. */
  readonly draft?: string | undefined
  /** What it sends; without a draft its screen restores them if it turns out not to be stored. */
  readonly values?: unknown
  /** Whether its values are a draft if it is refused, because no screen has them then. */
  readonly keepsRefused?: boolean
  /** Called once the first request is not answered. */
  onWaiting?(): void
}

export interface Person {
  readonly userId: string
  readonly token: string
}

/** What the server tells of a stored call. */
export interface Stored {
  /** The ids of the records, if only `settle` told. */
  readonly ids: readonly string[]
  /** The request that stored it, which `undoRequest` undoes. */
  readonly requestId: string | null
}

/** The server and the browser, as calls use them. Requests are rejected with an `HttpError`. */
export interface Line {
  /** Who the page is for, with the token under which `me` was answered. */
  person(): Promise<Person>
  /** Who is signed in now; null if nobody is. */
  signedIn(): Promise<Person | null>
  tab(): Promise<string>
  isOpen(tab: string): Promise<boolean>
  post<Reply>(
    write: Write<Reply>,
    key: string,
    token: string,
  ): Promise<Pick<Stored, 'requestId'> & { readonly reply: Reply }>
  settle(key: string, token: string): Promise<Stored & { readonly stored: boolean }>
  now(): number
  /** Waits; ends at once when the connection may be back. */
  pause(ms: number): Promise<void>
}

/** Thrown if it is not known whether a call is stored: its waiting was cancelled, or the server fails again and again. */
export class Unanswered extends HttpError {
  constructor() {
    super('admin.call.unanswered', 503, {})
    // The class above sets its own.
    Object.setPrototypeOf(this, Unanswered.prototype)
  }
}
