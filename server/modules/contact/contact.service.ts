import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { holds } from '../../core/access.ts'
import { BadInputError } from '../../core/errors.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import type { TableFields } from '../../core/read/table-where.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { Contact } from './contact.entity.ts'
import { contactRecord } from './contact.record.ts'

const FIELDS = ['mailServer', 'mail', 'userName', 'password', 'port', 'address', 'phoneNumber']

type Add = InstanceType<typeof contactRecord.inputs.add>
type Update = InstanceType<typeof contactRecord.inputs.update>

export class ContactService extends contentService(contactRecord) {
  constructor(
    private readonly secrets: SecretBox,
    tools: RecordTools,
  ) {
    super(tools)
  }

  protected override async values(
    em: EntityManager,
    input: Add | Update,
    entity: Contact | null,
    context: RequestContext,
  ): Promise<EntityData<Contact>> {
    const { password } = input
    return {
      ...(await super.values(em, input, entity, context)),
      password: password ? this.secrets.encrypt(password) : password === '' ? null : undefined,
    }
  }

  override async add(context: RequestContext, raw: Partial<Add>): Promise<number> {
    const given = Object.values(raw).some((value) => value !== undefined && value !== null && value !== '')
    if (holds(context.caller, 'contact.manage') && !given) {
      throw new BadInputError('EMPTY_RECORD', { entity: 'contact', fields: FIELDS })
    }
    return super.add(context, raw)
  }

  protected override tableFor(context: RequestContext): TableFields {
    const { search, fields, restricted = [] } = this.definition.table
    return { search, fields: holds(context.caller, 'contact.manage') ? [...fields, ...restricted] : fields }
  }

  /** Callers who may not manage contacts see how to reach the restaurant, but not the mail account. */
  protected override visible(context: RequestContext, rows: Contact[]): Contact[] {
    if (holds(context.caller, 'contact.manage')) return rows
    const { restricted = [] } = this.definition.table
    const veil = Object.fromEntries(restricted.map((name) => [name, null]))
    return rows.map((row) => ({ ...row, ...veil }))
  }
}
