import { everybody } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { About } from './about.entity.ts'

export const aboutRecord = defineContent({
  entity: About,
  one: 'about',
  many: 'abouts',
  title: 'about text',
  article: 'an',
  plural: 'texts about the restaurant',
  label: null,
  manage: 'about.manage',
  read: everybody,
  derived: { translation: select('id') },
  table: { search: ['description'], fields: ['description'] },
})
