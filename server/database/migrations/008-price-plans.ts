import { Migration } from '@mikro-orm/migrations'
import { contentTable, TEXT } from '../content-table.ts'
import { recordChange } from '../record-change.ts'

/** Columns excluded from the history, which records the prices that the application sets. */
const OF_APPLICATION = ['applied_at', 'request_id', 'outcome', 'applied_prices']

/** Prices that are set together at a moment. */
export class PricePlans extends Migration {
  override name = '008-price-plans'

  override up(): void {
    const columns = `
      name ${TEXT} not null, note ${TEXT}, applies_at timestamptz(3),
      lines jsonb not null check (jsonb_typeof(lines) = 'array'),
      applied_at timestamptz(3), request_id text, outcome jsonb, applied_prices jsonb`
    for (const statement of contentTable('price_plan', 'pricePlan', columns)) this.addSql(statement)
    this.addSql(`create index price_plan_waiting on price_plan (applies_at, id)
      where applies_at is not null and applied_at is null and not is_deleted`)
    // The application is announced by the products that it changes, and by nothing else.
    this.addSql('drop trigger announce_change on price_plan')
    this.addSql(`create trigger announce_change
      after insert or update of name, note, applies_at, lines, is_deleted or delete or truncate on price_plan
      for each statement execute function announce_content_change()`)
    this.addSql(recordChange('price_since', 'servings_since', ...OF_APPLICATION))
  }
}
