import { administratorsOnly, may, type Rule } from '../../core/access.ts'
import { hasFactor } from '../../core/factors.ts'
import { HELD_ROLES } from '../../core/held-roles.ts'
import type { PushTopic } from './push.item.ts'

/** Who may be told of each topic. */
export const TOPIC_RULES: Readonly<Record<PushTopic, Rule>> = {
  TABLES: may('reservation.manage'),
  CHANGES_OF_TABLES: may('reservation.manage'),
  ALERTS: administratorsOnly,
}

/**
 * SQL of whether the owner of the device `d` may be told now. A role that needs a factor is nobody's without one.
 * @param isAlert SQL of whether it is an alert.
 */
export const mayBeTold = (isAlert: string): string => `exists (
  select from ${HELD_ROLES} h where h.user_id = d.user_id and h.is_live
     and (not h.needs_factor or ${hasFactor('d.user_id')})
     and (h.name = 'administrator' or not ${isAlert} and h.name = 'reservation.manage'))`
