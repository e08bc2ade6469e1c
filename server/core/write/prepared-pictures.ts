import type { EntityData } from '@mikro-orm/core'
import type { PictureDecoder, PreparedPicture } from '../pictures/picture-decoder.ts'
import type { PictureSource } from '../pictures/picture-source.ts'
import type { RecordDefinition } from '../record-definition.ts'
import type { PreparedPictures } from '../record-rules.ts'

type Upload = Promise<PictureSource> | null

export async function preparedPictures<E extends object, Add extends object, Update extends object>(
  { uploads = {}, uploadLists = {} }: RecordDefinition<E, Add, Update>,
  input: Add | Update,
  decoder: PictureDecoder,
): Promise<PreparedPictures<E>> {
  const sent = input as Record<string, Upload | readonly Upload[] | undefined>
  const fields = [
    ...Object.entries(uploads).map(([field, { path }]) => ({ field, paths: path ? [path] : [] })),
    ...Object.entries(uploadLists).map(([field, { paths }]) => ({ field, paths })),
  ].filter(({ field }) => sent[field] !== undefined)
  // All uploads are awaited first, so that a failed one is reported before any picture is decoded.
  const arrived = await Promise.all(
    fields.map(async (each) => ({ ...each, sources: await Promise.all([sent[each.field]].flat()) })),
  )
  const values: Record<string, string | null> = {}
  const files: PreparedPicture[] = []
  for (const { field, paths, sources } of arrived) {
    for (const [index, path] of paths.entries()) {
      const source = sources[index]
      const file = source && (await decoder.prepare(source, field))
      values[path] = file?.filePath ?? null
      if (file) files.push(file)
    }
  }
  return { values: values as EntityData<E>, files }
}
