import { administratorsOnly, anyone, may } from '../../core/access.ts'
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
  access: {
    getAll: anyone,
    getById: anyone,
    getTableAll: anyone,
    seeDeleted: administratorsOnly,
    add: may('about.manage'),
    update: may('about.manage'),
    remove: may('about.manage'),
    restore: administratorsOnly,
  },
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['description'], fields: ['description'] },
})
