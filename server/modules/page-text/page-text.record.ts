import { managersOnly } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { PageText } from './page-text.entity.ts'
import { pageTextRules } from './page-text.rules.ts'

export const pageTextRecord = defineContent({
  entity: PageText,
  one: 'pageText',
  many: 'pageTexts',
  title: 'page text',
  plural: 'page texts',
  label: 'title',
  manage: 'site.manage',
  read: managersOnly,
  table: { search: ['title', 'body'], fields: ['key', 'title'] },
  derived: { html: select('body') },
  rules: pageTextRules,
})
