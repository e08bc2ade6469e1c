import { Migration } from '@mikro-orm/migrations'

/** An index for the look-up of a blog entry by a slug that it had before. */
export class FormerSlugs extends Migration {
  override name = '015-former-slugs'

  override up(): void {
    this.addSql(`create index change_of_slug on change ((before ->> 'slug'), id desc)
      where entity = 'blog' and before ->> 'slug' is not null`)
  }
}
