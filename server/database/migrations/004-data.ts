import { Migration } from '@mikro-orm/migrations'

/** Columns of text that were sorted by code point before. */
const SORTED: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['about', ['description']],
  ['blog', ['description']],
  ['category', ['description']],
  ['contact', ['mail_server', 'mail', 'user_name', 'address', 'phone_number']],
  ['product', ['description']],
  ['product_image', ['file_name']],
  ['service', ['description']],
  ['user_account', ['user_name', 'email', 'mood', 'chat_status']],
  ['user_group', ['description']],
  ['value_item', ['name']],
]

/** Columns of text that people write and search. */
const WRITTEN: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['about', ['description']],
  ['blog', ['name', 'description']],
  ['blog_category', ['name']],
  ['blog_tag', ['name']],
  ['category', ['name', 'description']],
  ['contact', ['mail_server', 'mail', 'user_name', 'address', 'phone_number']],
  ['product', ['name', 'description']],
  ['product_image', ['file_name']],
  ['role', ['name']],
  ['service', ['name', 'description']],
  ['user_account', ['first_name', 'last_name', 'mood', 'chat_status']],
  ['user_group', ['name', 'description']],
  ['value_item', ['name']],
]

/** Turkish order for all text, search that ignores case and diacritics, and the binding of the picture store. */
export class Data extends Migration {
  override name = '004-data'

  override up(): void {
    this.order()
    this.search()
    this.normalForm()
    this.pictureStore()
  }

  private order(): void {
    for (const [table, columns] of SORTED) {
      const changes = columns.map((column) => `alter column ${column} type text collate "tr-x-icu"`)
      this.addSql(`alter table ${table} ${changes.join(', ')}`)
    }
  }

  /** Lower case by Unicode, then every letter without its marks: `İ`, `I` and `ı` become `i`. */
  private search(): void {
    this.addSql(String.raw`create or replace function fold_turkish(value text) returns text
      language sql immutable strict parallel safe
      return translate(
        regexp_replace(normalize(lower(value collate "und-x-icu"), nfd), '[\u0300-\u036f]+', '', 'g'),
        'ıøłđħ', 'ioldh')`)
  }

  /**
   * New text is normalized (NFC) when it is written. The history stays as it was recorded.
   */
  private normalForm(): void {
    for (const [table, columns] of WRITTEN) {
      const composed = columns.map((column) => `${column} = normalize(${column}, nfc)`)
      const wrong = columns.map((column) => `${column} is not nfc normalized`)
      this.addSql(`alter table ${table} disable trigger user`)
      this.addSql(`update ${table} set ${composed.join(', ')} where ${wrong.join(' or ')}`)
      this.addSql(`alter table ${table} enable trigger user`)
    }
    this.addSql("notify content_changed, 'normalised'")
  }

  /** At most one row: the id that the picture store also contains. */
  private pictureStore(): void {
    this.addSql(
      'create table picture_store (is_only boolean primary key default true check (is_only), id uuid not null)',
    )
  }
}
