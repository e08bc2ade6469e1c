import { Migration } from '@mikro-orm/migrations'
import { contentTable, TEXT } from '../content-table.ts'

/** Languages of the site, and translations of its texts. */
export class Translations extends Migration {
  override name = '023-translations'

  override up(): void {
    const columns = `kind text not null, record_id integer not null, language text not null, field text not null,
      text ${TEXT} not null, source ${TEXT} not null`
    for (const statement of contentTable('translation', 'translation', columns)) this.addSql(statement)
    this.addSql(
      `create unique index translation_of on translation (kind, language, record_id, field) where not is_deleted`,
    )
    this.addSql('alter table site add column languages jsonb')
  }
}
