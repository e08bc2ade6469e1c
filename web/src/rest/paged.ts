import { requireDefined } from './presence.ts'
import type { QueryValues } from './transport.ts'

/** A page of a list; all four fields are required, and the strings may be empty. */
export interface PageQuery {
  /** From 1. */
  readonly page: number
  /** The number of records of a page, up to 100. */
  readonly pageCount: number
  readonly query: string
  /** A field name, followed by ` desc` for descending order. */
  readonly orderBy: string
}

/** @throws {Error} "The parameter 'X' must be defined." */
export function pageParameters({ page, pageCount, query, orderBy }: PageQuery): QueryValues {
  for (const [name, value] of Object.entries({ page, pageCount, query, orderBy })) requireDefined(name, value)
  return { Page: page, PageCount: pageCount, Query: query, OrderBy: orderBy }
}
