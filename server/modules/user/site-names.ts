import type { EntityManager } from '@mikro-orm/postgresql'
import { SiteSettings } from '../site/site.entity.ts'

/** Names of the restaurant: the configured one, and the one in its settings. */
export async function siteNames(em: EntityManager, configured: string): Promise<string[]> {
  const settings = await em.findOne(SiteSettings, { isDeleted: false }, { fields: ['name'] })
  return [configured, settings?.name ?? '']
}
