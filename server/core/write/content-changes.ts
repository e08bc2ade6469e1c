type Listener = () => void

/**
 * Notifies the caches that content has changed. Writers call `announce` after their transaction has committed and
 * before they answer; other processes are notified by the database.
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
