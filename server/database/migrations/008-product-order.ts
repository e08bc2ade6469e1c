import { Migration } from '@mikro-orm/migrations'

/** Positions of products within their categories. */
export class ProductOrder extends Migration {
  override name = '008-product-order'

  override up(): void {
    this.addSql('alter table product add column "order" integer')
  }
}
