import { Migration } from '@mikro-orm/migrations'

/** Optimistic locking of groups, as of users and roles. */
export class GroupStamp extends Migration {
  override name = '013-group-stamp'

  override up(): void {
    // A default fills the existing rows without an entry in the history.
    this.addSql(
      'alter table user_group add column concurrency_stamp text not null default gen_random_uuid()::text',
    )
    this.addSql('alter table user_group alter column concurrency_stamp drop default')
  }
}
