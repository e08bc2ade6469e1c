import { Migration } from '@mikro-orm/migrations'

/** Tokens for programs that end with their account for good, and links that know who has made them. */
export class Ends extends Migration {
  override name = '005-ends'

  override up(): void {
    // A trigger, so that no token is good again once its owner is restored.
    this.addSql(`create function end_api_tokens() returns trigger language plpgsql as $$
      begin delete from api_token where user_id = new.id; return null; end $$`)
    this.addSql(`create trigger end_api_tokens after update on user_account for each row
      when (old.status is distinct from new.status or new.delete)
      execute function end_api_tokens()`)
    // Null where nobody was shown the link.
    this.addSql(
      'alter table account_link add column made_by integer references user_account (id) on delete cascade',
    )
  }
}
