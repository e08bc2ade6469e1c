/** A change in per cent: `+%12,5`, `−%5` in Turkish, `+12.5%` in English. */
export function percentText(percent: number, locale: string): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const amount = Math.abs(percent).toLocaleString(locale, { maximumFractionDigits: 1 })
  return locale.startsWith('tr') ? `${sign}%${amount}` : `${sign}${amount}%`
}
