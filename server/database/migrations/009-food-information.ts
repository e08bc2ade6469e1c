import { Migration } from '@mikro-orm/migrations'
import { TEXT } from '../content-table.ts'

/** The food information of products. Null means not answered; an empty list of allergens is an answer. */
export class FoodInformation extends Migration {
  override name = '009-food-information'

  override up(): void {
    this.addSql(`alter table product
      add column ingredients ${TEXT},
      add column allergens jsonb,
      add column allergen_note ${TEXT},
      add column contains_alcohol boolean,
      add column contains_pork boolean,
      add column diet text,
      add column portion jsonb,
      add column energy_kcal integer,
      add column energy_source text,
      add column is_alcoholic_drink boolean not null default false,
      add column reviewed_at timestamptz(3),
      add column reviewed_by integer references user_account (id),
      add constraint product_allergens_list check (jsonb_typeof(allergens) = 'array'),
      add constraint product_portion_object check (jsonb_typeof(portion) = 'object')`)
  }
}
