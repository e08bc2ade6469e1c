import { Migration } from '@mikro-orm/migrations'
import { contentTable, TEXT } from '../content-table.ts'

const SITE = `
  name ${TEXT}, slogan ${TEXT}, hero_text ${TEXT}, footer_text ${TEXT},
  phone ${TEXT}, whatsapp ${TEXT}, mail ${TEXT},
  address ${TEXT}, locality ${TEXT}, region ${TEXT}, postal_code ${TEXT},
  latitude double precision, longitude double precision, map_url ${TEXT},
  delivery_links jsonb, social_links jsonb,
  logo_file_path text, share_image_file_path text,
  first_hero_file_path text, second_hero_file_path text, third_hero_file_path text, fourth_hero_file_path text,
  price_range ${TEXT}, accepts_reservations boolean, founded_year integer, registration_number ${TEXT},
  pages jsonb, hide_alcoholic_drinks boolean not null default true, weekly jsonb,
  constraint site_is_one check (id = 1)`

const EXCEPTION = `
  from_date date not null, to_date date not null, label ${TEXT} not null,
  closed boolean not null default false, periods jsonb, note ${TEXT},
  constraint opening_exception_days check (from_date <= to_date)`

/** The restaurant's own settings, in one record, and days with other hours. */
export class Site extends Migration {
  override name = '005-site'

  override up(): void {
    for (const statement of contentTable('site', 'site', SITE)) this.addSql(statement)
    // The history starts with the first change made by a person.
    this.addSql('alter table site disable trigger user')
    this.addSql('insert into site (created_date) values (now())')
    this.addSql('alter table site enable trigger user')
    for (const statement of contentTable('opening_exception', 'openingException', EXCEPTION))
      this.addSql(statement)
  }
}
