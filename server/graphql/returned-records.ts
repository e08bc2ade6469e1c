import { registry } from '../modules/registry.ts'
import type { ReturnedRecords } from './reply-estimate.ts'

/** The records that the queries of the registered entities return, by the names of the queries. */
export function returnedRecords(): Map<string, ReturnedRecords> {
  return new Map(
    Object.values(registry).flatMap(({ record }): [string, ReturnedRecords][] => {
      const entity = record.entity.name
      return [
        [record.many, { entity, shape: 'list' }],
        [`${record.one}Table`, { entity, shape: 'table' }],
        [record.one, { entity, shape: 'one' }],
      ]
    }),
  )
}
