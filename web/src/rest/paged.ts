import { requireDefined } from './presence.ts'
import type { QueryValues } from './transport.ts'

/** A page of a list; all four have to be there, and the texts may be empty. */
export interface PageQuery {
  /** From 1. */
  readonly page: number
  /** How many records a page has, up to 100. */
  readonly pageCount: number
  readonly query: string
  /** A field's name, with ` desc` behind it to turn the order round. */
  readonly orderBy: string
}

/** @throws {Error} "The parameter 'X' must be defined." */
export function pageParameters({ page, pageCount, query, orderBy }: PageQuery): QueryValues {
  for (const [name, value] of Object.entries({ page, pageCount, query, orderBy })) requireDefined(name, value)
  return { Page: page, PageCount: pageCount, Query: query, OrderBy: orderBy }
}
