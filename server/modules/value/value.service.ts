import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { RecordService } from '../../core/write/record-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { ValueItem } from './value.entity.ts'
import { AddValue, UpdateValue } from './value.input.ts'
import { valueRecord } from './value.record.ts'

const MAX_VALUES = 1_000

/** The items of the sample calls: a name and a date, without the base fields of content. */
export class ValueService extends RecordService<ValueItem, AddValue, UpdateValue> {
  constructor(tools: RecordTools) {
    super(valueRecord, tools)
  }

  protected async values(
    em: EntityManager,
    { name }: AddValue | UpdateValue,
    present: ValueItem | null,
  ): Promise<EntityData<ValueItem>> {
    // Bounded, because every signed-in user may add values.
    if (!present && (await em.count(ValueItem, { isDeleted: false })) >= MAX_VALUES) {
      throw new ConflictError('TOO_MANY_RECORDS', { entity: 'value', max: MAX_VALUES })
    }
    return { name }
  }

  // Clients of these items use neither authors nor versions.
  protected stampNew(): Partial<EntityData<ValueItem>> {
    return {}
  }

  protected stampChanged(): void {}

  protected expectUnchanged(): void {}
}
