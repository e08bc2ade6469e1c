import type { Page } from 'playwright'
import sharp from 'sharp'
import type { Site } from './site.ts'

export const picker = (page: Page, name = 'Resim') => page.getByLabel(name, { exact: true })

/** A file of one colour, which is its name. */
export async function png(background: string, width = 300, height = 200) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer }
}

/** Two files that differ, `0.png` and `1.png`. */
export const twoPictures = () =>
  Promise.all(
    ['#c23b22', '#5e6b2e'].map(async (colour, at) => ({
      ...(await png(colour, 600, 400)),
      name: `${at}.png`,
    })),
  )

/** Categories with pictures. */
export function openPictures(site: Site) {
  const categoryNamed = async (name: string) =>
    (await site.sql('select id::text, image_file_path as path from category where name = $1', [name]))[0]

  /** The size in px of the stored picture of a category. */
  async function storedSize(name: string) {
    const row = await categoryNamed(name)
    const reply = await fetch(`${site.server.url}/resource/${row?.path}`)
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    return { width, height }
  }

  return { categoryNamed, storedSize }
}
