import { managersOnly } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { PricePlan } from './price-plan.entity.ts'
import { pricePlanRules } from './price-plan.rules.ts'

export const pricePlanRecord = defineContent<PricePlan>({
  entity: PricePlan,
  one: 'pricePlan',
  many: 'pricePlans',
  title: 'price plan',
  plural: 'price plans',
  label: 'name',
  manage: 'product.manage',
  read: managersOnly,
  sort: { id: 'desc' },
  sorted: 'the newest first',
  table: { search: ['name', 'note'], fields: ['name', 'note', 'appliesAt', 'appliedAt'] },
  derived: { lines: select('lines', 'appliesAt', 'appliedAt', 'appliedPrices') },
  rules: pricePlanRules,
})
