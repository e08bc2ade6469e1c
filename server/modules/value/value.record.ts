import { everybody, signedIn } from '../../core/access.ts'
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
  manage: signedIn,
  read: everybody,
  table: { search: ['name'], fields: ['id', 'name', 'createdDate'] },
})
