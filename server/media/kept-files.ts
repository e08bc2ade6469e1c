import { detachBuffer } from '../core/detach-buffer.ts'

/** Files in memory, bounded in bytes, the least recently used out first. One that is asked for twice at once is read once. */
export class KeptFiles {
  private readonly files = new Map<string, Buffer>()
  private readonly coming = new Map<string, Promise<Buffer | null>>()
  private bytes = 0

  constructor(private readonly mostBytes: number) {}

  /** The file as it is kept, else as `read` gives it. That there is none is not kept: it may come. */
  async get(name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    return this.kept(name) ?? this.coming.get(name) ?? this.fetch(name, read)
  }

  /** The file, if it is kept. */
  kept(name: string): Buffer | undefined {
    const kept = this.files.get(name)
    if (kept) {
      this.files.delete(name)
      this.files.set(name, kept)
    }
    return kept
  }

  forget(name: string): void {
    this.coming.delete(name)
    this.bytes -= this.files.get(name)?.length ?? 0
    this.files.delete(name)
  }

  private fetch(name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const reading = read().then((bytes) => {
      // Taken away meanwhile, it is given to who asked before, and to nobody after.
      if (bytes && this.coming.get(name) === reading) this.keep(name, bytes)
      return bytes
    })
    this.coming.set(name, reading)
    const done = () => {
      if (this.coming.get(name) === reading) this.coming.delete(name)
    }
    reading.then(done, done)
    return reading
  }

  private keep(name: string, bytes: Buffer): void {
    this.files.set(name, detachBuffer(bytes))
    this.bytes += bytes.length
    for (const [oldest, { length }] of this.files) {
      if (this.bytes <= this.mostBytes) break
      this.files.delete(oldest)
      this.bytes -= length
    }
  }
}
