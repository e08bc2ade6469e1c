import { Migration } from '@mikro-orm/migrations'
import { contentTable, TEXT } from '../content-table.ts'

const COLUMNS = `key text not null, title ${TEXT} not null, body ${TEXT} not null`

/** Texts of pages written by the owner. */
export class PageTexts extends Migration {
  override name = '006-page-texts'

  override up(): void {
    for (const statement of contentTable('page_text', 'pageText', COLUMNS)) this.addSql(statement)
    this.addSql('create unique index page_text_key on page_text (key) where not is_deleted')
  }
}
