import { Migration } from '@mikro-orm/migrations'

/** Idempotency keys of additions, with the ids of the stored records. */
export class ClientKeys extends Migration {
  override name = '007-client-keys'

  override up(): void {
    this.addSql(`create table client_key (
      user_id integer not null references user_account (id) on delete cascade,
      kind text not null, key text not null, record_ids integer[] not null default '{}',
      created_at timestamptz(3) not null default now(),
      primary key (user_id, kind, key))`)
    this.addSql('create index client_key_age on client_key (created_at)')
  }
}
