import { Migration } from '@mikro-orm/migrations'

/** Alerts that were sent, so that each is sent once. */
export class AlertsTold extends Migration {
  override name = '004-alerts'

  override up(): void {
    this.addSql(`create table alert (
      concern text not null,
      place text not null,
      told_at timestamptz(3) not null,
      primary key (concern, place))`)
  }
}
