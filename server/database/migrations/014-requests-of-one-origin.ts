import { Migration } from '@mikro-orm/migrations'

/** Requests for tables by where they came from, and the indexes by which they are counted. */
export class RequestsOfOneOrigin extends Migration {
  override name = '014-requests-of-one-origin'

  override up(): void {
    this.addSql('alter table reservation add column takes_seats boolean not null default true')
    // Null for those that were stored before.
    this.addSql(
      'alter table reservation_origin add column reservation_id integer unique references reservation (id) on delete cascade',
    )
    this.addSql('create index reservation_origin_origin on reservation_origin (origin)')
    this.addSql(
      `create index reservation_phone on reservation (right(regexp_replace(phone, '\\D', '', 'g'), 10))
        where state in ('NEW', 'CONFIRMED')`,
    )
    this.addSql('create index reservation_created on reservation (created_date) where not by_phone')
  }
}
