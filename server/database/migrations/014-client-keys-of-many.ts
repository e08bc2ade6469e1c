import { Migration } from '@mikro-orm/migrations'

/** Idempotency keys of calls for several records, whose repetitions return the id of the first request. */
export class ClientKeysOfMany extends Migration {
  override name = '014-client-keys-of-many'

  override up(): void {
    this.addSql('alter table client_key add column request_id text')
    this.addSql(`update client_key set kind = 'products/save' where kind = 'products'`)
  }
}
