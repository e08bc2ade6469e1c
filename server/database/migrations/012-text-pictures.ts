import { Migration } from '@mikro-orm/migrations'
import { contentTable, TEXT } from '../content-table.ts'

/** Pictures that texts contain. */
export class TextPictures extends Migration {
  override name = '012-text-pictures'

  override up(): void {
    const columns = `name ${TEXT} not null, image_file_path text`
    for (const statement of contentTable('text_picture', 'textPicture', columns)) this.addSql(statement)
  }
}
