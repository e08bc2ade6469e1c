import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { OTHER_TABLES } from '../../core/other-tables.ts'

/** Columns with personal data. */
const PERSONAL = [
  'user_name',
  'normalized_user_name',
  'email',
  'normalized_email',
  'phone_number',
  'first_name',
  'last_name',
  'avatar',
  'mood',
  'chat_status',
] as const

/**
 * Overwrites the personal data of a user in its row and in the whole history, and deletes what other tables hold of the
 * account. The row stays with placeholder values, because other rows reference it as their author.
 */
export async function eraseUser(em: EntityManager, id: number): Promise<void> {
  const placeholder = `erased-${id}`
  await em.execute(
    `update user_account set
       user_name = ?, normalized_user_name = upper(?), email = ?, normalized_email = upper(?),
       phone_number = null, first_name = null, last_name = null, avatar = null, mood = null, chat_status = null,
       email_confirmed = false, phone_number_confirmed = false, two_factor_enabled = false,
       password_hash = '!', security_stamp = ?, concurrency_stamp = ?, must_change_password = false,
       lockout_end = null, access_failed_count = 0, erased_at = coalesce(erased_at, now())
     where id = ?`,
    [
      placeholder,
      placeholder,
      `${placeholder}@erased.invalid`,
      `${placeholder}@erased.invalid`,
      randomUUID(),
      randomUUID(),
      id,
    ],
  )
  for (const { table, ofAccount } of OTHER_TABLES)
    if (ofAccount !== null) await em.execute(`delete from ${table} where ${ofAccount} = ?`, [id])
  // After the row: this also overwrites the change that the trigger has just recorded.
  await em.execute("select set_config('app.erasing', 'on', true)")
  await em.execute(
    `update change set before = ${erased('before')}, after = ${erased('after')}
      where entity = 'user' and entity_id = ?`,
    [id],
  )
  await em.execute("select set_config('app.erasing', '', true)")
}

/** SQL expression for the values of a change with the personal ones overwritten. */
function erased(column: 'before' | 'after'): string {
  const personal = PERSONAL.map((name) => `'${name}'`).join(', ')
  return `(select coalesce(jsonb_object_agg(each.key,
      case when each.key in (${personal}) and each.value <> 'null' then '"(erased)"' else each.value end), ${column})
    from jsonb_each(${column}) each)`
}
