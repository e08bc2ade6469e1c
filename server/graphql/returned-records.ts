import { ReferenceKind } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { registry } from '../modules/registry.ts'
import type { Relations, ReturnedRecords } from './reply-estimate.ts'

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

/** The relations of all entities. */
export function relationsOf(orm: MikroORM): Relations {
  return new Map(
    [...orm.getMetadata()].map((meta) => [
      meta.className,
      new Map(
        meta.relations.map(({ name, kind, targetMeta }) => [
          name,
          { entity: targetMeta?.className ?? '', isList: kind !== ReferenceKind.MANY_TO_ONE },
        ]),
      ),
    ]),
  )
}
