import { Readable } from 'node:stream'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import pLimit from 'p-limit'
import { AppError, ConflictError } from '../../core/errors.ts'
import { DecodedPicture } from '../../core/pictures/decoded-picture.ts'
import { fetchedPicture, rememberPicture } from '../../modules/moving-in/import-source.ts'
import type { Services } from '../../services.ts'
import type { OldPicture } from './old-record.ts'

const AT_ONCE = 4

/** Why a picture is not here, in words. */
type Missing = string

/** Pictures that are stored, or decoded, before the records that show them. */
export class ReadyPictures {
  private readonly ready = new Map<string, DecodedPicture | Missing>()
  private readonly limit = pLimit(AT_ONCE)

  /** @param isStored false for a rehearsal, which stores none. */
  constructor(
    private readonly services: Pick<Services, 'pictures' | 'decoder'>,
    private readonly orm: MikroORM,
    private readonly isStored: boolean,
  ) {}

  /** Fetches what is not here yet. */
  async prepare(wanted: readonly OldPicture[]): Promise<void> {
    const byKey = new Map(wanted.map((each) => [keyOf(each), each]))
    await Promise.all(
      [...byKey].map(([key, picture]) =>
        this.limit(async () => {
          if (!this.ready.has(key)) this.ready.set(key, await this.made(picture))
        }),
      ),
    )
  }

  /** @returns undefined for a picture that was not prepared. */
  of(picture: OldPicture): DecodedPicture | Missing | undefined {
    return this.ready.get(keyOf(picture))
  }

  private async made(picture: OldPicture): Promise<DecodedPicture | Missing> {
    const em = this.orm.em.fork()
    const before = picture.form === 'file' ? await this.storedBefore(em, picture) : null
    if (before) return before
    const bytes = await picture.load()
    if (!bytes) return 'the picture is missing there.'
    const { fileName: filename } = picture
    const source = { filename, createReadStream: () => Readable.from([bytes]) }
    try {
      if (picture.form !== 'file')
        return new DecodedPicture(filename, await this.services.decoder[picture.form](source, 'picture'))
      const prepared = await this.services.decoder.prepare(source, 'picture')
      if (this.isStored) {
        await this.services.pictures.put(prepared)
        await rememberPicture(em, picture.key, prepared)
      }
      return new DecodedPicture(filename, { ...prepared, variants: new Map() })
    } catch (error) {
      if (error instanceof AppError) return error.message
      throw error
    }
  }

  /** A picture that an earlier run has stored, recovered if need be. */
  private async storedBefore(em: EntityManager, { key }: OldPicture): Promise<DecodedPicture | null> {
    const found = await fetchedPicture(em, key)
    if (!found) return null
    try {
      if (this.isStored) await this.services.pictures.recover([found.filePath])
      return new DecodedPicture(found.fileName, { ...found, variants: new Map() })
    } catch (error) {
      // It was stored too long ago.
      if (error instanceof ConflictError) return null
      throw error
    }
  }
}

/** A picture may be wanted in more than one form. */
const keyOf = ({ key, form }: OldPicture) => `${form} ${key}`
