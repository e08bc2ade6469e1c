import { type FilterQuery, raw } from '@mikro-orm/core'

/** A condition in SQL, whose `?` stand for the parameters. */
export function sqlCondition<E extends object>(
  condition: string,
  ...parameters: readonly unknown[]
): FilterQuery<E> {
  return { [raw(condition, [...parameters]).key]: [] } as FilterQuery<E>
}
