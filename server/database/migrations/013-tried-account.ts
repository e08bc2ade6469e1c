import { Migration } from '@mikro-orm/migrations'

/** The account that sends mails is tried again after any change of it, also one that is taken back. */
export class TriedAccount extends Migration {
  override name = '013-tried-account'

  override up(): void {
    // A trigger, so that no way to change the entry leaves the account as tried.
    this.addSql(`create function forget_try() returns trigger language plpgsql as $$
      begin
        update mail_account set tried = '', since = now() where contact_id = new.id and tried <> '';
        return null;
      end $$`)
    this.addSql(`create trigger forget_try after update on contact for each row
      when ((old.mail_server, old.port, old.user_name, old.password_encrypted, old.mail, old.is_deleted)
        is distinct from (new.mail_server, new.port, new.user_name, new.password_encrypted, new.mail, new.is_deleted))
      execute function forget_try()`)
  }
}
