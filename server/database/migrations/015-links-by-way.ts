import { Migration } from '@mikro-orm/migrations'

/** A mailed link beside one that was handed over, and mails counted by where they were asked for. */
export class LinksByWay extends Migration {
  override name = '015-links-by-way'

  override up(): void {
    this.addSql(
      'alter table account_link drop constraint account_link_pkey, add primary key (user_id, kind, is_mailed)',
    )
    // Digest of the account and the address that asked for it; null for other mails.
    this.addSql('alter table mail add column asked_from text')
  }
}
