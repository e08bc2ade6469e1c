import { delivery, kitchen } from './hours.words.ts'
import { weekText } from './hours-text.ts'
import type { Hours } from './opening-hours.ts'

const KINDS = { KITCHEN: kitchen, DELIVERY: delivery }

/** The weeks of kitchen and delivery in a line each, if they have hours of their own. */
export function otherWeekTexts(hours: Pick<Hours, 'weekly'>): { name: string; text: string }[] {
  return Object.entries(KINDS).flatMap(([kind, name]) =>
    hours.weekly.some((period) => period.kind === kind) ? { name, text: weekText(hours, kind) } : [],
  )
}
