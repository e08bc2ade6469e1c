import { Migration } from '@mikro-orm/migrations'
import { TEXT } from '../content-table.ts'

/**
 * Turkish names and descriptions of the first groups, by their original names; groups that were renamed keep theirs.
 */
const FIRST_GROUPS = [
  ['ADMINISTRATORS', 'Yöneticiler', 'Her şeyi yapar; kişileri ve yetkilerini de yönetir.'],
  ['EDITORS', 'Editörler', 'Menüyü, hizmetleri, blogu, iletişim bilgilerini ve metinleri düzenler.'],
  ['MENU EDITORS', 'Menü editörleri', 'Yemekleri, fiyatları ve menü kategorilerini düzenler.'],
] as const

/** Turkish names of groups; summaries, slugs and publication dates of blog entries. */
export class GroupsAndPosts extends Migration {
  override name = '010-groups-and-posts'

  override up(): void {
    this.addSql(`alter table user_group add column display_name ${TEXT}`)
    for (const [name, displayName, description] of FIRST_GROUPS) {
      this.addSql(`update user_group set display_name = '${displayName}',
        description = coalesce(description, '${description}')
        where normalized_name = '${name}' and not is_deleted`)
    }
    this.addSql(`alter table blog add column summary ${TEXT}, add column slug text,
      add column publish_at timestamptz(3),
      add column published_date timestamptz(3) generated always as (coalesce(publish_at, created_date)) stored not null`)
    this.addSql('create unique index blog_slug on blog (slug) where not is_deleted')
    this.addSql('create index blog_publish_at on blog (publish_at) where publish_at is not null')
  }
}
