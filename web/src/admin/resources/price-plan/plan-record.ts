import type { RaRecord } from 'react-admin'
import { servingName } from '../../plans/plan-state.ts'

/** A line of a plan as the form has it. */
export interface PlanLine {
  readonly productId: string
  readonly serving: string | null
  readonly price: number
  readonly seenPrice: number | null
}

/** A line of a plan with what the server knows of it. */
export interface PlanFacts extends PlanLine {
  readonly priceBefore: number | null
  readonly isStale: boolean
  readonly product: { readonly name: string } | null
}

interface NamedPrice {
  readonly productId: string
  readonly name: string
  readonly serving: string | null
}

export interface PlanRecord extends RaRecord<string> {
  readonly name: string
  readonly version: number
  readonly appliesAt: string | null
  readonly appliedAt: string | null
  readonly requestId: string | null
  readonly isDeleted: boolean
  readonly lines: readonly PlanLine[]
  readonly facts: readonly PlanFacts[]
  readonly outcome: {
    readonly changed: number
    readonly unchanged: number
    readonly skipped: readonly NamedPrice[]
    readonly overridden: readonly (NamedPrice & {
      readonly seenPrice: number | null
      readonly priceBefore: number | null
    })[]
  } | null
}

/** The display name of a line; that of a removed dish is its number. */
export function lineName({
  product,
  productId,
  serving,
}: Omit<PlanFacts, keyof PlanLine> & PlanLine): string {
  return servingName({ name: product?.name ?? `No ${productId}`, serving })
}

interface PricesNow {
  readonly id: string
  readonly price: number
  readonly servings: readonly { readonly label: string; readonly price: number }[]
}

/**
 * The lines that lead back from a plan: to the prices of now, or of an applied plan to those before it. What is no
 * longer on the menu is left out.
 */
export function linesBack({ appliedAt, facts }: PlanRecord, now: readonly PricesNow[]) {
  const dishes = new Map(now.map((dish) => [dish.id, dish]))
  return facts.flatMap(({ productId, serving, priceBefore }) => {
    const dish = dishes.get(productId)
    const present = serving === null ? dish : dish?.servings.find(({ label }) => label === serving)
    const price = appliedAt ? priceBefore : present?.price
    return present && typeof price === 'number' ? [{ productId, serving, price }] : []
  })
}
