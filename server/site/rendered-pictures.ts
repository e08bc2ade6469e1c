import type { LoadShedder } from '../cache/load-shedder.ts'
import type { MediaStore } from '../core/pictures/media-store.ts'
import type { PictureDecoder, PictureFrame, ShareCard } from '../core/pictures/picture-decoder.ts'
import { renderedName } from '../core/pictures/variants.ts'

const square = (pixels: number): PictureFrame => ({ width: pixels, height: pixels, format: 'png' })

/** The forms of pictures that are rendered on demand, by the names of their files. */
const FORMS = {
  'share.jpg': { width: 1200, height: 630, format: 'jpeg' },
  'icon-180.png': square(180),
  'icon-192.png': square(192),
  'icon-512.png': square(512),
} as const satisfies Readonly<Record<string, PictureFrame>>

type Form = keyof typeof FORMS

interface Wanted {
  /** Its path, or for a picture without one the hash of its content. */
  readonly picture: string
  readonly form: Form
  /** The canonical address of the client that asks. */
  readonly address: string
}

/** Other forms of pictures. Each is rendered once and then kept in the store, since the content of a hash never changes. */
export class RenderedPictures {
  private readonly making = new Map<string, Promise<Buffer | null>>()

  /** @param queue of renders, apart from that of pages: one takes a tenth of a second of a processor. */
  constructor(
    private readonly files: MediaStore,
    private readonly decoder: PictureDecoder,
    private readonly queue: LoadShedder,
  ) {}

  /**
   * @param read the picture itself; null if it is gone.
   * @returns null for a missing picture, and for bytes that are none.
   * @throws {OverloadedError} if too many others are waiting to be rendered.
   */
  get(wanted: Wanted, read: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const name = renderedName(wanted.picture, wanted.form)
    const running = this.making.get(name)
    if (running) return running
    const made = this.keptOrMade(name, wanted, read).finally(() => this.making.delete(name))
    this.making.set(name, made)
    return made
  }

  private async keptOrMade(
    name: string,
    { form, address }: Wanted,
    read: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const kept = await this.files.read(name)
    if (kept) return kept
    const rendered = await this.queue.run(address, async () => {
      const bytes = await read()
      // An import may have stored bytes that are no picture.
      return bytes && this.decoder.render(bytes, FORMS[form]).catch(() => null)
    })
    // On a full disk it is rendered again the next time.
    if (rendered) await this.files.put(name, rendered).catch(() => {})
    return rendered
  }

  /** A form of a drawing of the product's own. @throws {OverloadedError} */
  drawing({ svg, hash }: { readonly svg: string; readonly hash: string }, form: Form, address: string) {
    return this.get({ picture: hash, form, address }, () => this.decoder.drawn(svg))
  }

  /** A drawing of the product's own as PNG, in its own size. @throws {OverloadedError} */
  drawn(svg: string, address: string): Promise<Buffer> {
    return this.queue.run(address, () => this.decoder.drawn(svg))
  }

  /** A preview picture with texts, which is not kept in the store: it changes with prices. @throws {OverloadedError} */
  card(address: string, card: ShareCard): Promise<Buffer> {
    return this.queue.run(address, () => this.decoder.card(card))
  }
}
