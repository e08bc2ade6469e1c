import { LRUCache } from 'lru-cache'
import { detachBuffer } from '../core/primitives/detach-buffer.ts'

/** An LRU cache of files, bounded in bytes; concurrent reads of one file are coalesced. */
export class FileCache {
  private readonly files: LRUCache<string, Buffer>
  private readonly reads = new Map<string, Promise<Buffer | null>>()

  constructor(maxBytes: number) {
    this.files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) })
  }

  /** The cached file, else the result of `read`. A missing file is not cached, since it may be added. */
  async get(name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    return this.cached(name) ?? this.reads.get(name) ?? this.fill(name, read)
  }

  cached(name: string): Buffer | undefined {
    return this.files.get(name)
  }

  forget(name: string): void {
    this.reads.delete(name)
    this.files.delete(name)
  }

  private fill(name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const reading = read().then((bytes) => {
      // A file removed during the read is returned to those that wait for it, but not cached.
      if (bytes && this.reads.get(name) === reading) this.files.set(name, detachBuffer(bytes))
      return bytes
    })
    this.reads.set(name, reading)
    const done = () => {
      if (this.reads.get(name) === reading) this.reads.delete(name)
    }
    reading.then(done, done)
    return reading
  }
}
