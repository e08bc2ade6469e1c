import type { PendingPicture } from './send-pictures.ts'

/** The uploads and the pictures in the browser's storage of one product. */
interface SenderConnection {
  /** Uploads pictures. @returns those that were not stored. */
  send(files: readonly File[]): Promise<readonly PendingPicture[]>
  /** Stores the pictures that are not uploaded yet in the browser, in place of those that this page has handled. */
  store(files: readonly File[], handled: readonly File[]): Promise<void>
  /** The pictures that an earlier visit left. */
  stored(): Promise<readonly File[]>
}

interface SenderState {
  readonly pictures: readonly PendingPicture[]
  readonly isSending: boolean
}

/**
 * The pictures of a product that are being uploaded or failed, including those of an earlier visit. It outlives the form:
 * one that is opened again continues with the same pictures.
 */
export class PictureSender {
  private state: SenderState = { pictures: [], isSending: false }
  private readonly listeners = new Set<() => void>()
  private readonly handled: File[] = []
  private turn: Promise<unknown>

  constructor(
    private readonly connection: SenderConnection,
    /** Called after each batch with the number of pictures that were stored. */
    private readonly onSent: (count: number) => Promise<unknown> | undefined,
  ) {
    this.turn = this.restore()
  }

  readonly snapshot = () => this.state

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Adds pictures and uploads all, one batch after the other. */
  readonly send = (files: readonly File[]): Promise<unknown> => {
    this.handled.push(...files)
    this.set({ pictures: [...this.state.pictures, ...files.map((file) => ({ file }))] })
    this.turn = this.turn.then(() => this.store()).then(() => this.sendAll())
    return this.turn
  }

  readonly giveUp = (files: readonly File[]): void => {
    this.set({ pictures: this.state.pictures.filter(({ file }) => !files.includes(file)) })
    this.turn = this.turn.then(() => this.store())
  }

  private async restore(): Promise<void> {
    const files = await this.connection.stored()
    this.handled.push(...files)
    this.set({ pictures: [...files.map((file) => ({ file })), ...this.state.pictures] })
  }

  private async sendAll(): Promise<void> {
    const tried = this.state.pictures
    if (tried.length === 0) return
    this.set({ isSending: true })
    const left = await this.connection.send(tried.map(({ file }) => file))
    // Pictures that were added meanwhile are sent next, and those that were given up are not kept.
    const present = this.state.pictures
    const kept = left.filter(({ file }) => present.some((each) => each.file === file))
    this.set({ pictures: [...kept, ...present.filter((each) => !tried.includes(each))] })
    await this.store()
    await this.onSent(tried.length - left.length)
    this.set({ isSending: false })
  }

  private store(): Promise<void> {
    return this.connection.store(
      this.state.pictures.map(({ file }) => file),
      this.handled,
    )
  }

  private set(news: Partial<SenderState>): void {
    this.state = { ...this.state, ...news }
    for (const listener of this.listeners) listener()
  }
}
