import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { picturesIn } from '../../../web/src/rules/commonmark.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import { contentOf } from '../../core/pictures/variants.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { Blog } from '../blog/blog.entity.ts'
import { PageText } from '../page-text/page-text.entity.ts'
import { TextPicture } from './text-picture.entity.ts'

/**
 * Locks the pictures in a text against removal until the write has committed.
 * @throws {BadInputError} if one of them was removed.
 */
export async function expectPictures(
  em: EntityManager,
  field: string,
  text: string | null | undefined,
): Promise<void> {
  const paths = text ? picturesIn(text) : []
  if (paths.length === 0) return
  const rows = await em.find(
    TextPicture,
    { imageFilePath: { $in: paths } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ },
  )
  const isRemoved = (path: string) => {
    const owners = rows.filter(({ imageFilePath }) => imageFilePath === path)
    return owners.length > 0 && owners.every(({ isDeleted }) => isDeleted)
  }
  const removed = paths.find(isRemoved)
  if (removed) throw BadInputError.field(field, 'NO_SUCH_RECORD', { id: removed })
}

/** A picture is kept while a text contains it, even a removed text, which can be restored. */
export const textPictureRules: RecordRules<
  TextPicture,
  AddInput<TextPicture, 'image'> | UpdateInput<TextPicture, 'image'>
> = {
  async values({ em, input, record }, fromInput) {
    if (record && input.image !== undefined) await expectUnused(em, record)
    return fromInput()
  },
  beforeRemove: (picture, { em }) => expectUnused(em, picture),
}

async function expectUnused(em: EntityManager, { imageFilePath }: TextPicture): Promise<void> {
  if (!imageFilePath) return
  const named = { $like: `%${contentOf(imageFilePath)}%` }
  for (const [by, count] of [
    ['blog', await em.count(Blog, { description: named })],
    ['pageText', await em.count(PageText, { body: named })],
  ] as const) {
    if (count > 0) throw new ConflictError('IN_USE', { entity: 'textPicture', by, count })
  }
}
