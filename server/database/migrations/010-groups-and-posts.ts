import { Migration } from '@mikro-orm/migrations'
import { TEXT } from '../content-table.ts'

/** Turkish names and a sentence for the first groups that still have none, under the names that these were made with. */
const FIRST_GROUPS = [
  ['ADMINISTRATORS', 'Yöneticiler', 'Her şeyi yapar; kişileri ve yetkilerini de yönetir.'],
  ['EDITORS', 'Editörler', 'Menüyü, hizmetleri, blogu, iletişim bilgilerini ve metinleri düzenler.'],
  ['MENU EDITORS', 'Menü editörleri', 'Yemekleri, fiyatları ve menü kategorilerini düzenler.'],
] as const

/** Turkish names of groups. */
export class GroupsAndPosts extends Migration {
  override name = '010-groups-and-posts'

  override up(): void {
    this.addSql(`alter table user_group add column display_name ${TEXT}`)
    for (const [name, displayName, description] of FIRST_GROUPS) {
      this.addSql(`update user_group set display_name = '${displayName}',
        description = coalesce(description, '${description}')
        where normalized_name = '${name}' and not is_deleted`)
    }
  }
}
