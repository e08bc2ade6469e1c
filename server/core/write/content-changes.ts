type Listener = () => void

/**
 * Tells whoever keeps finished replies that content has changed. Writers call `announce` once their
 * transaction has committed and before they answer; other processes hear of it from the database.
 */
export class ContentChanges {
  private readonly listeners = new Set<Listener>()

  announce(): void {
    for (const listener of this.listeners) listener()
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener)
  }
}
