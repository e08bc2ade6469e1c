import { Migration } from '@mikro-orm/migrations'

/** How to get to the restaurant, in words. */
export class Way extends Migration {
  override name = '006-way'

  override up(): void {
    this.addSql(`alter table site
      add column directions_note text collate "tr-x-icu",
      add column parking text collate "tr-x-icu",
      add column step_free boolean`)
  }
}
