import { Migration } from '@mikro-orm/migrations'
import { TEXT } from '../content-table.ts'

/** Where records came from that were moved in, and the pictures that were fetched for them. */
export class ImportSource extends Migration {
  override name = '022-import-source'

  override up(): void {
    this.addSql(`create table import_source (
      kind text collate "C" not null,
      old_id text collate "C" not null,
      own_id integer not null,
      -- Digests by field of what was read there, and of what was written here.
      read jsonb not null, written jsonb not null,
      -- The last run that wrote the record.
      run integer not null,
      primary key (kind, old_id))`)
    this.addSql('create index import_source_own on import_source (kind, own_id)')
    this.addSql(`create table import_picture (
      key text collate "C" primary key,
      file_path text not null, size integer not null, content_type text not null,
      file_name ${TEXT} not null,
      stored_at timestamptz(3) not null default now())`)
  }
}
