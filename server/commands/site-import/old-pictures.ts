import { createHash } from 'node:crypto'
import type { LooseRecord } from './loose-record.ts'
import type { OldField, PictureForm } from './old-record.ts'
import { isBelow, OldCallError, type OldServer } from './old-server.ts'

/** The beginnings of PNG, JPEG, WebP, GIF and AVIF in base64. */
const BASE64 =
  /^(?:data:image\/[\w.+-]+;base64,)?(?=iVBORw|\/9j\/|UklGR|R0lGOD|AAAA)[A-Za-z0-9+/\s]{64,}={0,2}\s*$/

/** Where a record says that its picture is. */
interface PicturePlace {
  /** Field with its path; a field of this name may also hold the picture itself. */
  readonly paths: readonly string[]
  /** Fields that may hold it as base64. */
  readonly embedded: readonly string[]
  readonly form: PictureForm
}

/** The pictures of the old site: by their paths, else as base64 in lists, else in replies about one record. */
export class OldPictures {
  /** @param resource the address that paths are below, without a slash at its end. */
  constructor(
    private readonly server: OldServer,
    private readonly resource: string,
  ) {}

  /** @param one reads the record alone, in which there is more than in a list; undefined if it was read already. */
  async fieldOf(
    record: LooseRecord,
    place: PicturePlace,
    one?: () => Promise<LooseRecord | null>,
  ): Promise<OldField> {
    const path = pathIn(record, place)
    const base64 = base64In(record, place)
    const alone = path || base64 || !one ? null : await one()
    const later = alone && base64In(alone, place)
    const laterPath = alone && pathIn(alone, place)
    const at = path ?? laterPath
    const embedded = base64 ?? later
    if (!at && !embedded) return { is: 'picture', read: null, picture: null }
    const key = at ? `${this.resource}\n${at}` : `base64\n${digestOf(embedded as string)}`
    const reread = async () =>
      one ? ((await one().then((each) => each && base64In(each, place))) ?? null) : null
    const load = async () => {
      const bytes = at ? await this.fetched(at) : null
      if (bytes) return bytes
      // A picture of a record that was read alone is not held in memory until it is its turn.
      const text = base64 ?? (await reread())
      return text ? Buffer.from(bareBase64(text), 'base64') : null
    }
    const fileName = at?.split('/').at(-1) || 'picture'
    return {
      is: 'picture',
      read: digestOf(key),
      picture: { key: digestOf(key), form: place.form, fileName, load },
    }
  }

  private async fetched(path: string): Promise<Buffer | null> {
    const base = new URL(this.resource)
    const url = addressOf(path, this.resource)
    return url && isBelow(url, base) ? this.server.bytes(url, base).catch(onlyUnanswered) : null
  }
}

/** The address of a path as old servers write them: with backslashes, spaces and a slash in front, or whole. */
function addressOf(path: string, resource: string): URL | null {
  if (/^https?:/i.test(path)) return URL.parse(path.replaceAll('\\', '/'))
  const parts = path.split(/[\\/]+/).filter(Boolean)
  if (parts.length === 0 || parts.some((part) => part === '..' || part === '.')) return null
  return URL.parse(`${resource}/${parts.map(encodedOnce).join('/')}`)
}

/** A part of a path, which some servers store as it stands in addresses. */
function encodedOnce(part: string): string {
  return /^[\w.~%-]*%[\da-f]{2}[\w.~%-]*$/i.test(part) ? part : encodeURIComponent(part)
}

function onlyUnanswered(error: unknown): null {
  if (error instanceof OldCallError) return null
  throw error
}

function pathIn(record: LooseRecord, { paths }: PicturePlace): string | null {
  for (const name of paths) {
    const path = record.line(name)
    if (path && path.length <= 1_000 && !BASE64.test(path)) return path
  }
  return null
}

function base64In(record: LooseRecord, { paths, embedded }: PicturePlace): string | null {
  for (const name of [...embedded, ...paths]) {
    const text = record.text(name)
    if (text && BASE64.test(text)) return text
  }
  return null
}

const bareBase64 = (text: string) => text.replace(/^data:[^,]*,/, '')

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
