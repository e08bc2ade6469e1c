import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { MediaStore } from './media-store.ts'
import type { PictureDecoder } from './picture-decoder.ts'
import { fileFor } from './variants.ts'

/** The longest that a page waits for a store that does not answer. */
const MAX_WAIT_MS = 1_000

/** The proportions of stored pictures. Each is measured once, since the content of a path never changes. */
export class PictureProportions {
  private readonly known = new LRUCache<string, number>({ max: 100 })
  private readonly measuring = new Map<string, Promise<number | null>>()

  constructor(
    private readonly files: MediaStore,
    private readonly decoder: PictureDecoder,
  ) {}

  /** Width by height; null for a picture that is gone or cannot be read now. */
  async aspectOf(filePath: string): Promise<number | null> {
    const known = this.known.get(filePath)
    if (known !== undefined) return known
    let measuring = this.measuring.get(filePath)
    if (!measuring) {
      measuring = this.measure(filePath).finally(() => this.measuring.delete(filePath))
      this.measuring.set(filePath, measuring)
    }
    return Promise.race([measuring, pause(MAX_WAIT_MS, null, { ref: false })])
  }

  private async measure(filePath: string): Promise<number | null> {
    try {
      const bytes = await this.files.read(fileFor(filePath, 0) ?? filePath)
      if (!bytes) return null
      const { width, height } = await this.decoder.sizeOf(bytes)
      this.known.set(filePath, width / height)
      return width / height
    } catch {
      return null
    }
  }
}
