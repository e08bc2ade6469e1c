import { Migration } from '@mikro-orm/migrations'

/** The restaurant's own drawing. */
export class Drawing extends Migration {
  override name = '017-drawing'

  override up(): void {
    this.addSql('alter table site add column drawing jsonb')
  }
}
