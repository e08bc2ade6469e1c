import { Migration } from '@mikro-orm/migrations'

/** The size of the business, by which the law counts, and its code from the Ministry. */
export class Business extends Migration {
  override name = '010-business'

  override up(): void {
    this.addSql('alter table site add column business_size text, add column official_qr_file_path text')
  }
}
