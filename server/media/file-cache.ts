import { LRUCache } from 'lru-cache'
import { detachBuffer } from '../core/primitives/detach-buffer.ts'

/** Files in memory, bounded in bytes, least recently used out first; concurrent reads of one file are coalesced. */
export class FileCache {
  private readonly files: LRUCache<string, Buffer>
  private readonly reads = new Map<string, Promise<Buffer | null>>()

  constructor(maxBytes: number) {
    this.files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) })
  }

  /** The cached file, else what `read` gives. That there is no file is not cached, since one may come. */
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
      // A file that was forgotten meanwhile is given to those who asked before, and cached for nobody.
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
