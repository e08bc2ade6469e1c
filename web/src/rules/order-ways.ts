/** How guests get what they order. */
export type OrderWay = 'PICKUP' | 'DELIVERY' | 'TABLE'

export const WAY_NAMES: Readonly<Record<OrderWay, string>> = {
  PICKUP: 'Gel-al',
  DELIVERY: 'Paket servis',
  TABLE: 'Masada',
}

/** The sum of lines and fee, in lira; counted in kuruş, since `0.1 + 0.2` is not `0.3`. */
export function orderTotal(
  lines: readonly { readonly price: number; readonly count: number }[],
  fee: number | null,
): number {
  const kurus = (lira: number) => Math.round(lira * 100)
  return lines.reduce((sum, { price, count }) => sum + kurus(price) * count, kurus(fee ?? 0)) / 100
}
