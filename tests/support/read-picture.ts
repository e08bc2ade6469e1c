import path from 'node:path'
import sharp from 'sharp'
import { createWorker } from 'tesseract.js'
import { greyOf, portableGreymap } from '../../web/src/admin/screens/import/reading/grey.ts'
import { withoutLeaders } from '../../web/src/admin/screens/import/reading/leaders.ts'
import { lineRecogniser } from '../../web/src/admin/screens/import/reading/line-recogniser.ts'
import { recognisedPage } from '../../web/src/admin/screens/import/reading/page-recognition.ts'
import { evenlyLit } from '../../web/src/admin/screens/import/reading/picture-pixels.ts'
import { readMenu } from '../../web/src/admin/screens/import/reading/read-menu.ts'
import type { MenuDraft } from '../../web/src/admin/screens/import/reading/reading.types.ts'

/** As the screen prepares it: the longer side in pixels, and how often a small picture is enlarged at most. */
const LONG_SIDE = 2_400
const MOST_ENLARGED = 2

export interface PictureReader {
  read(picture: Buffer): Promise<MenuDraft>
  end(): Promise<void>
}

/** Reads pictures of menus as the screen does, without a browser. */
export async function pictureReader(): Promise<PictureReader> {
  const recogniser = await createWorker('tur', 1, {
    langPath: path.resolve('node_modules/@tesseract.js-data/tur/4.0.0_best_int'),
    cacheMethod: 'none',
  })
  await recogniser.setParameters({ user_defined_dpi: '300' })
  const recognise = lineRecogniser(recogniser, (line) => Buffer.from(portableGreymap(line)))
  return {
    read: async (picture) => {
      const { width = 1, height = 1 } = await sharp(picture).metadata()
      const scale = Math.min(MOST_ENLARGED, LONG_SIDE / Math.max(width, height))
      const { data, info } = await sharp(picture)
        .resize(Math.round(width * scale), Math.round(height * scale))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const page = withoutLeaders(evenlyLit(greyOf({ ...info, data })))
      const { lines } = await recognisedPage(page, recognise, 1, 1)
      return readMenu(lines, true)
    },
    end: async () => void (await recogniser.terminate()),
  }
}
