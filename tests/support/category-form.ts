import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { notice } from './admin-controls.ts'
import type { BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

export const isStored = (page: Page) => expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')

/** A picture of one colour, as a picker or a drop gives it. */
export const png = async (colour: string, width = 300) => {
  const shape = { width, height: 200, channels: 3, background: colour } as const
  return sharp({ create: shape }).png().toBuffer()
}

/** Categories, whose form stands for all forms. */
export function openCategories(site: Site, office: BackOffice) {
  async function addCategory(name: string): Promise<string> {
    const add = 'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }'
    const data: { addCategory: { id: string } } = await office.ask(add, { input: { name } })
    return data.addCategory.id
  }

  const categoryOf = async (id: string) =>
    (await site.sql('select name, description, image_file_path from category where id = $1', [id]))[0]

  return { addCategory, categoryOf }
}
