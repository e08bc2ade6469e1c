import { Migration } from '@mikro-orm/migrations'

/** The languages in which guests ask for tables. */
export class GuestLanguage extends Migration {
  override name = '024-guest-language'

  override up(): void {
    this.addSql(`alter table reservation add column language text not null default 'TR'`)
  }
}
