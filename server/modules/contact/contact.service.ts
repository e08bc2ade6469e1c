import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { holds } from '../../core/access.ts'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import type { ReadOptions } from '../../core/reader.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { SecretBox } from '../../core/secret-box.ts'
import type { Selection } from '../../core/selection.ts'
import { contactAccess } from './contact.access.ts'
import { Contact } from './contact.entity.ts'
import { AddContact, UpdateContact } from './contact.input.ts'

export class ContactService extends ContentService<Contact, AddContact, UpdateContact> {
  constructor(
    private readonly secrets: SecretBox,
    tools: ContentTools,
  ) {
    super(
      {
        entity: Contact,
        title: 'contact entry',
        inputs: { add: AddContact, update: UpdateContact },
        access: contactAccess,
        sort: { id: 'asc' },
      },
      tools,
    )
  }

  protected values(_em: EntityManager, input: AddContact | UpdateContact): EntityData<Contact> {
    const { mailServer, mail, userName, port, address, phoneNumber, password } = input
    return {
      mailServer,
      mail,
      userName,
      port,
      address,
      phoneNumber,
      password: password ? this.secrets.encrypt(password) : password === '' ? null : undefined,
    }
  }

  /** Who may not manage contacts is shown how to reach the restaurant, and nothing of its mail account. */
  override async getAll(
    context: RequestContext,
    selection: Selection,
    options: ReadOptions<Contact> = {},
  ): Promise<Contact[]> {
    return this.veiled(context, await super.getAll(context, selection, options))
  }

  override async getById(context: RequestContext, id: unknown, selection: Selection): Promise<Contact> {
    return this.veiled(context, [await super.getById(context, id, selection)])[0] as Contact
  }

  private veiled(context: RequestContext, rows: Contact[]): Contact[] {
    if (holds(context.caller, 'contact.manage')) return rows
    return rows.map((row) => ({ ...row, mailServer: null, userName: null, port: null }))
  }
}
