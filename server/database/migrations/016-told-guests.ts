import { Migration } from '@mikro-orm/migrations'

/** The last answer sent about a table, beside the table: mails are deleted, and in no backup. */
export class ToldGuests extends Migration {
  override name = '016-told-guests'

  override up(): void {
    this.addSql('alter table reservation add column told jsonb')
    this.addSql(
      `update reservation r set told = m.facts
         from (select distinct on (reservation_id) reservation_id, facts from mail
                where kind = 'RESERVATION_ANSWER' and state = 'SENT' order by reservation_id, id desc) m
        where m.reservation_id = r.id`,
    )
    this.addSql(`
      create function guest_was_told() returns trigger language plpgsql as $$
        begin
          update reservation set told = new.facts where id = new.reservation_id;
          return null;
        end $$`)
    this.addSql(`
      create trigger guest_was_told after update of state on mail for each row
        when (new.state = 'SENT' and new.kind = 'RESERVATION_ANSWER') execute function guest_was_told()`)
  }
}
