import { everybody } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { About } from './about.entity.ts'
import { AddAbout, UpdateAbout } from './about.input.ts'

export const aboutRecord = defineRecord({
  entity: About,
  one: 'about',
  many: 'abouts',
  title: 'about text',
  plural: 'texts about the restaurant',
  label: null,
  inputs: { add: AddAbout, update: UpdateAbout },
  manage: 'about.manage',
  read: everybody,
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['description'], fields: ['description'] },
})
