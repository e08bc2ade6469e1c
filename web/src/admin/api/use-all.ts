import { type RaRecord, useGetList } from 'ra-core'

/** All records of a kind of which there are few, in the order of a field. */
export function useAll<R extends RaRecord = RaRecord>(resource: string, field: string, enabled = true) {
  const query = { pagination: { page: 1, perPage: 1000 }, sort: { field, order: 'ASC' as const } }
  return useGetList<R>(resource, query, { enabled })
}
