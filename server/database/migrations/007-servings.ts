import { Migration } from '@mikro-orm/migrations'
import { recordChange } from '../record-change.ts'

/** The calendar day in the restaurant's time zone. */
const TODAY = "(now() at time zone 'Europe/Istanbul')::date"

/** Further sizes of a dish, each with its price and the day from which that applies. */
export class Servings extends Migration {
  override name = '007-servings'

  override up(): void {
    this.addSql(`alter table product
      add column servings jsonb not null default '[]',
      add column servings_since jsonb not null default '{}',
      add column serving_label text collate "tr-x-icu",
      add constraint product_servings_list check (jsonb_typeof(servings) = 'array')`)
    // The days by the labels, beside the prices: the history records only what a call sets.
    this.addSql(`create function keep_servings_since() returns trigger language plpgsql as $$
      begin
        select coalesce(jsonb_object_agg(serving ->> 'label', coalesce(
          case when tg_op = 'UPDATE' and exists (
            select from jsonb_array_elements(old.servings) former
              where former ->> 'label' = serving ->> 'label'
                and (former ->> 'price')::numeric = (serving ->> 'price')::numeric)
          then old.servings_since -> (serving ->> 'label') end,
          to_jsonb(${TODAY}))), '{}') into new.servings_since
          from jsonb_array_elements(new.servings) serving;
        return new;
      end $$`)
    this.addSql(`create trigger keep_servings_since before insert or update on product
      for each row execute function keep_servings_since()`)
    this.addSql(recordChange('price_since', 'servings_since'))
  }
}
