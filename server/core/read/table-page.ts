import type { EntityMetadata } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, type Caller, requireRule } from '../access.ts'
import { checked } from '../input/check-input.ts'
import type { Readable } from './readable.ts'
import type { Reader, ReadOptions } from './reader.ts'
import type { Selection } from './selection.ts'
import { PAGE_SIZE, type TableOf, TableQuery } from './table-query.ts'
import { type TableFields, TableModel } from './table-where.ts'

/** What a table is read from. */
interface TableSource<E extends object> {
  readonly reader: Reader
  readonly meta: EntityMetadata<E>
  readonly readable: Readable<E>
  readonly table: TableFields
}

/**
 * One page of a table, searched, filtered and sorted.
 * @param selection `items` as a relation and `totalCount` as a field; only selected parts are read.
 */
export async function tablePage<E extends object>(
  { reader, meta, readable, table }: TableSource<E>,
  { em, caller }: { readonly em: EntityManager; readonly caller: Caller },
  raw: Partial<TableQuery> | null | undefined,
  selection: Selection,
): Promise<TableOf<E>> {
  const query = await checked(TableQuery, raw ?? {})
  if (query.includeDeleted) requireRule(caller, administratorsOnly)
  const model = new TableModel<E>(meta, table)
  const where = [
    ...(query.query?.trim() ? [model.search(query.query.trim())] : []),
    ...(query.filters ?? []).map((filter) => model.filter(filter)),
  ]
  const options: ReadOptions<E> = {
    ...(where.length > 0 && { where: { $and: where } as ReadOptions<E>['where'] }),
    includeDeleted: query.includeDeleted ?? false,
  }
  const size = query.pageSize ?? PAGE_SIZE.default
  const page = {
    ...options,
    limit: size,
    offset: ((query.page ?? 1) - 1) * size,
    ...(query.orderBy && { sort: model.order(query.orderBy, query.descending ?? false) }),
  }
  const items = selection.relations.get('items')
  return {
    items: items ? await reader.rows(em, caller, readable, items, page) : [],
    totalCount: selection.fields.has('totalCount') ? await reader.count(em, caller, readable, options) : 0,
  }
}
