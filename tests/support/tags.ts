import type { Page } from 'playwright'
import { row } from './admin-controls.ts'
import type { BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

/** Ticks rows by their names and presses what is offered for them. */
export async function withTicked(page: Page, names: readonly string[], button: string): Promise<void> {
  for (const name of names) await row(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: button, exact: true }).click()
}
/** Tags, to which no other record refers: they stand for all records in tests of lists and removals. */
export function openTags(site: Site, office: BackOffice) {
  async function addTag(name: string): Promise<string> {
    const add = 'mutation ($input: AddBlogTag!) { addBlogTag(input: $input) { id } }'
    const data: { addBlogTag: { id: string } } = await office.ask(add, { input: { name } })
    return data.addBlogTag.id
  }

  const tag = async (id: string) =>
    (await site.sql('select is_deleted, status from blog_tag where id = $1', [id]))[0]
  const isRemoved = async (id: string) => (await tag(id))?.is_deleted

  return { addTag, tag, isRemoved }
}
