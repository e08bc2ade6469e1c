import { Migration } from '@mikro-orm/migrations'

/** Orders of guests, which are stored nowhere: how they are taken, and by whom. */
export class Ordering extends Migration {
  override name = '019-ordering'

  override up(): void {
    this.addSql(
      'alter table site add column ordering jsonb, add column trade_number text, add column kep_address text',
    )
  }
}
