import { Migration } from '@mikro-orm/migrations'

/** Sheets that are printed ahead, for the day of a plan. */
export class PlannedPrints extends Migration {
  override name = '009-planned-prints'

  override up(): void {
    // Null for a sheet of the day on which it was printed.
    this.addSql('alter table printed_list add column valid_from timestamptz(3)')
  }
}
