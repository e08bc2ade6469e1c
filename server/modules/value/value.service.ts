import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { RecordService, type RecordTools } from '../../core/record-service.ts'
import { valueAccess } from './value.access.ts'
import { ValueItem } from './value.entity.ts'
import { AddValue, UpdateValue } from './value.input.ts'

/** The items of the sample calls: a name and a date, without the base fields of content. */
export class ValueService extends RecordService<ValueItem, AddValue, UpdateValue> {
  constructor(tools: RecordTools) {
    super(
      {
        entity: ValueItem,
        title: 'value',
        inputs: { add: AddValue, update: UpdateValue },
        access: valueAccess,
        sort: { id: 'asc' },
        table: { search: ['name'], fields: ['id', 'name', 'createdDate'] },
      },
      tools,
    )
  }

  protected values(_em: EntityManager, { name }: AddValue | UpdateValue): EntityData<ValueItem> {
    return { name }
  }

  // Nobody asks of these who changed them, or which state a change was made from.
  protected stampNew(): Partial<EntityData<ValueItem>> {
    return {}
  }

  protected stampChanged(): void {}

  protected expectUnchanged(): void {}
}
