import type { Dish } from './menu-query.ts'

/** That prices include taxes, and since when the newest of them applies. */
export function PriceNote({ dishes }: { dishes: readonly Dish[] }) {
  const since = dishes
    .map(({ priceSince }) => priceSince)
    .sort()
    .at(-1)
  if (!since) return null
  const day = new Date(`${since}T12:00:00Z`).toLocaleDateString('tr-TR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return <p className="menu-page__prices">Fiyatlarımız TL’dir, KDV dâhildir. Son fiyat değişikliği: {day}.</p>
}
