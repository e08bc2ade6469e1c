type Listener = () => void

/**
 * Notifies the caches that content has changed. Writers call `announce` after their transaction has committed and
 * before they answer; other processes are notified by the database.
 */
export class ContentChanges {
  private readonly listeners = new Set<Listener>()
  private readonly listenersAnywhere = new Set<Listener>()

  announce(): void {
    for (const listener of this.listeners) listener()
    this.changedAnywhere()
  }

  /** Passes on that this process or another one has changed content. */
  changedAnywhere(): void {
    for (const listener of this.listenersAnywhere) listener()
  }

  /** @param listener is told of changes by this process. */
  onChange(listener: Listener): void {
    this.listeners.add(listener)
  }

  /** @param listener is told of changes by all processes, possibly more than once. */
  onChangeAnywhere(listener: Listener): void {
    this.listenersAnywhere.add(listener)
  }
}
