/** The state of a plan, the key of its label. */
export type PlanState = 'draft' | 'planned' | 'applied' | 'cancelled'

interface Plan {
  readonly appliesAt?: string | null
  readonly appliedAt?: string | null
  readonly isDeleted?: boolean
  readonly [field: string]: unknown
}

export function stateOf({ appliesAt, appliedAt, isDeleted = false }: Plan): PlanState {
  if (appliedAt) return 'applied'
  if (isDeleted) return 'cancelled'
  return appliesAt ? 'planned' : 'draft'
}

/** Those that were changed since come first; all else stays in its order. */
export function staleFirst<L extends { readonly isStale: boolean }>(lines: readonly L[]): L[] {
  return [...lines.filter(({ isStale }) => isStale), ...lines.filter(({ isStale }) => !isStale)]
}

interface Named {
  readonly name: string
  readonly serving?: string | null | undefined
}

/** A dish, or one of its servings: `Adana Kebap · 1,5 porsiyon`. */
export function servingName({ name, serving }: Named): string {
  return serving ? `${name} · ${serving}` : name
}

/** The key of a price: that of a dish alone, or of one of its servings. */
export function priceKey(productId: string, serving?: string | null): string {
  return serving ? `${productId} ${serving}` : productId
}
