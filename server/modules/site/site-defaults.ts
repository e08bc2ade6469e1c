import { OpeningKind, type OpeningPeriod } from './opening-period.item.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

export const DEFAULT_WEEK: readonly OpeningPeriod[] = EVERY_DAY.map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '22:00',
  kind: OpeningKind.SERVICE,
}))

/** Texts of the demo restaurant, which the site shows until the owner has given it a name. */
export const DEMO_TEXTS = {
  slogan: 'Lezzetli Yemeklerle Sizlerle',
  heroText:
    'Sabah kahvaltısından akşam ızgarasına, taş fırından çıkan pidelerden günlük tatlılara: ailece oturulan bir sofra.',
  footerText: 'Mevsimlik malzeme, taş fırın ateşi ve güler yüz. Soframızda herkese yer var.',
} as const
