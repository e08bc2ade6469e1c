import type { EntityManager } from '@mikro-orm/postgresql'
import type { Language } from '../../core/primitives/language.ts'

/** Whether the site is published in a language beside Turkish. */
export async function isPublished(em: EntityManager, language: Language): Promise<boolean> {
  const found = await em.execute('select from site where not is_deleted and jsonb_exists(languages, ?)', [
    language,
  ])
  return found.length > 0
}
