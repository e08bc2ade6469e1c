import type { EntityData } from '@mikro-orm/core'
import type { ChosenDrawing } from '../../../web/src/rules/drawing.ts'
import { overlapInWeek } from '../../../web/src/rules/opening-hours.ts'
import { BadInputError } from '../../core/errors.ts'
import type { UpdateInput } from '../../core/input/content-inputs.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { expectDrawable } from './drawing.rules.ts'
import type { SiteSettings } from './site.entity.ts'
import { modesOf, PageMode, type SitePage } from './site-links.item.ts'

type SiteInput = UpdateInput<SiteSettings> & { readonly drawing?: ChosenDrawing | null }

export const siteRules: RecordRules<SiteSettings, SiteInput> = {
  async values({ input, record }, fromInput) {
    const overlap = overlapInWeek(input.weekly ?? [])
    if (overlap) {
      const [first, second] = overlap.map(
        ({ weekday, opens, closes }) => `day ${weekday} ${opens}–${closes}`,
      ) as [string, string]
      throw BadInputError.field('weekly', 'OVERLAPPING_PERIODS', { first, second })
    }
    const keys = (input.pages ?? []).map(({ key }) => key)
    const twice = keys.find((key, index) => keys.indexOf(key) !== index)
    if (twice) throw BadInputError.field('pages', 'REPEATED', { value: twice })
    expectModes(input.pages ?? [])
    if (input.drawing) expectDrawable(input.drawing, 'drawing.')
    const values = await fromInput()
    if (input.hideAlcoholicDrinks === null) values.hideAlcoholicDrinks = true
    const isElsewhere = input.address !== undefined && record !== null && input.address !== record.address
    // The coordinates of the previous address would show the wrong place.
    if (isElsewhere && input.latitude === undefined)
      Object.assign(values, { latitude: null, longitude: null })
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isBlank(value) ? null : value]),
    ) as EntityData<SiteSettings>
  },
}

function expectModes(pages: readonly SitePage[]): void {
  const wrong = pages.findIndex(({ key, mode }) => !modesOf(key).includes(mode))
  const { key } = pages[wrong] ?? {}
  if (key) throw BadInputError.field(`pages.${wrong}.mode`, 'ONE_OF', { values: modesOf(key) })
  const has = (key: string, mode: PageMode) => pages.some((page) => page.key === key && page.mode === mode)
  if (has('book-table', PageMode.LIVE) && has('privacy-policy', PageMode.HIDDEN))
    throw BadInputError.field('pages', 'TOGETHER', { keys: ['book-table', 'privacy-policy'] })
}

/** A text without visible characters counts as not set. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value)
}
