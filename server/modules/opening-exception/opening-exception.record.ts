import { everybody } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { OpeningException } from './opening-exception.entity.ts'
import { openingExceptionRules } from './opening-exception.rules.ts'

export const openingExceptionRecord = defineContent({
  entity: OpeningException,
  one: 'openingException',
  many: 'openingExceptions',
  title: 'opening exception',
  article: 'an',
  plural: 'opening exceptions',
  label: 'label',
  manage: 'site.manage',
  read: everybody,
  sort: { fromDate: 'asc', id: 'asc' },
  sorted: 'by their first day',
  derived: { translation: select('id') },
  table: { search: ['label'], fields: ['label', 'fromDate', 'toDate', 'closed'], restricted: ['note'] },
  rules: openingExceptionRules,
})
