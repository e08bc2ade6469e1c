import { everybody, signedIn } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { ValueItem } from './value.entity.ts'
import { AddValue, UpdateValue } from './value.input.ts'

const MAX_VALUES = 1_000

/** The items of the sample calls: a name and a date, without the base fields of content. */
export const valueRecord = defineRecord({
  entity: ValueItem,
  one: 'value',
  many: 'values',
  title: 'value',
  plural: 'values',
  label: 'name',
  inputs: { add: AddValue, update: UpdateValue },
  manage: signedIn,
  read: everybody,
  table: { search: ['name'], fields: ['id', 'name', 'createdDate'] },
  rules: {
    async values({ em, record }, fromInput) {
      // Bounded, because every signed-in user may add values.
      if (!record && (await em.count(ValueItem, { isDeleted: false })) >= MAX_VALUES)
        throw new ConflictError('TOO_MANY_RECORDS', { entity: 'value', max: MAX_VALUES })
      return fromInput()
    },
  },
})
