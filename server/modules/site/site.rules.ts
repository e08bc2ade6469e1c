import type { EntityData } from '@mikro-orm/core'
import type { ChosenDrawing } from '../../../web/src/rules/drawing.ts'
import { overlapInWeek } from '../../../web/src/rules/opening-hours.ts'
import { BadInputError } from '../../core/errors.ts'
import type { UpdateInput } from '../../core/input/content-inputs.ts'
import { Language, OTHER_LANGUAGES } from '../../core/primitives/language.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { expectDrawable } from './drawing.rules.ts'
import type { Ordering } from './ordering.item.ts'
import { expectOrderable, expectOrdering, ORDER_FIELDS, type OrderSettings } from './ordering.rules.ts'
import type { ReservationRules } from './reservation-rules.item.ts'
import type { SiteSettings } from './site.entity.ts'
import { modesOf, ORDER_PAGES, PageMode, type SitePage } from './site-links.item.ts'

type SiteInput = UpdateInput<SiteSettings> & {
  readonly drawing?: ChosenDrawing | null
  readonly languages?: Language[] | null
  readonly ordering?: Ordering | null
  readonly reservations?: Pick<ReservationRules, 'answers'> | null
}

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
    expectLanguages(input.languages ?? [])
    if (input.ordering) expectOrdering(input.ordering)
    if (ORDER_FIELDS.some((field) => input[field] !== undefined)) expectOrderable(after(record, input))
    expectDifferent(input.reservations?.answers ?? [])
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
  const ordering = ORDER_PAGES.filter((page) => has(page, PageMode.LIVE))
  if (ordering.length > 0 && ordering.length < ORDER_PAGES.length) throw apart(ORDER_PAGES)
  // What asks guests for personal data needs the privacy policy.
  if (!has('privacy-policy', PageMode.HIDDEN)) return
  if (has('book-table', PageMode.LIVE)) throw apart(['book-table', 'privacy-policy'])
  if (ordering.length > 0) throw apart([...ORDER_PAGES, 'privacy-policy'])
}

const apart = (keys: readonly string[]) => BadInputError.field('pages', 'TOGETHER', { keys: [...keys] })

/** @throws {BadInputError} for Turkish, which is always there, and for a language that is named twice. */
function expectLanguages(languages: readonly Language[]): void {
  if (languages.includes(Language.TR))
    throw BadInputError.field('languages', 'ONE_OF', { values: OTHER_LANGUAGES })
  const twice = languages.find((language, index) => languages.indexOf(language) !== index)
  if (twice) throw BadInputError.field('languages', 'REPEATED', { value: twice })
}

/** What decides whether guests can order, as it would be stored. */
function after(record: SiteSettings | null, input: SiteInput): OrderSettings {
  return Object.fromEntries(
    ORDER_FIELDS.map((field) => {
      const value = input[field] === undefined ? record?.[field] : input[field]
      return [field, isBlank(value) ? null : (value ?? null)]
    }),
  ) as unknown as OrderSettings
}

/** A sentence by which it is told from others, as it is seen: I and ı are i, as in other languages. */
const inOneCase = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')

/** @throws {BadInputError} for an answer that stands there twice, whatever the case. */
function expectDifferent(answers: readonly string[]): void {
  const keys = answers.map(inOneCase)
  const twice = answers.find((_, index) => keys.indexOf(keys[index] as string) !== index)
  if (twice !== undefined) throw BadInputError.field('reservations.answers', 'REPEATED', { value: twice })
}

/** A text without visible characters counts as not set. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value)
}
