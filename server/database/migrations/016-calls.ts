import { Migration } from '@mikro-orm/migrations'

/** Idempotency keys of all calls, each unique for its caller. */
export class Calls extends Migration {
  override name = '016-calls'

  override up(): void {
    this.addSql('drop table client_key')
    this.addSql(`create table client_key (
      user_id integer not null references user_account (id) on delete cascade,
      key text not null, call text, fingerprint text,
      ids integer[] not null default '{}', count integer not null default 0, request_id text not null default '',
      created_at timestamptz(3) not null default now(),
      primary key (user_id, key))`)
    this.addSql('create index client_key_age on client_key (created_at)')
  }
}
