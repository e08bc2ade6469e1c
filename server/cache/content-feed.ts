import type { Logger } from 'pino'

/** Keeps something that was made from content, and has to know when content changes. */
export interface ContentFollower {
  changed(): void
  /** @param yes whether changes of all processes are received from now on. */
  listen(yes: boolean): void
}

export interface FeedEvents {
  changed(): void
  listening(yes: boolean, fault: string | null): void
}

/** Subscribes to the changes of all processes, until it is stopped. */
type Subscribe = (events: FeedEvents) => { stop(): Promise<void> }

/** Passes changes of content, of this process and of others, to everything that was made from it. */
export class ContentFeed {
  /** Why the database is answering but changes are not received; null while they are. */
  fault: string | null = null
  private isSubscribed = false
  private readonly subscription: { stop(): Promise<void> } | null

  /** @param subscribe null if nothing depends on the changes of other processes. */
  constructor(
    private readonly followers: readonly ContentFollower[],
    subscribe: Subscribe | null,
    private readonly log: Logger,
  ) {
    this.subscription = subscribe?.({ changed: this.changed, listening: this.listening }) ?? null
  }

  /** Whether changes are received, or nothing depends on it. */
  get isReceiving(): boolean {
    return this.subscription === null || this.isSubscribed
  }

  readonly changed = (): void => {
    for (const follower of this.followers) follower.changed()
  }

  async stop(): Promise<void> {
    await this.subscription?.stop()
  }

  private readonly listening = (yes: boolean, why: string | null): void => {
    if (why !== null && this.fault === null) this.log.error(`${why} The response cache is off.`)
    this.isSubscribed = yes
    this.fault = yes ? null : (why ?? this.fault)
    for (const follower of this.followers) follower.listen(yes)
  }
}
