import { administratorsOnly, anyone, signedIn } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { ValueItem } from './value.entity.ts'
import { AddValue, UpdateValue } from './value.input.ts'

export const valueRecord = defineRecord({
  entity: ValueItem,
  one: 'value',
  many: 'values',
  title: 'value',
  plural: 'values',
  label: 'name',
  inputs: { add: AddValue, update: UpdateValue },
  access: {
    getAll: anyone,
    getById: anyone,
    getTableAll: anyone,
    seeDeleted: administratorsOnly,
    add: signedIn,
    update: signedIn,
    remove: signedIn,
    restore: administratorsOnly,
  },
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['id', 'name', 'createdDate'] },
})
