import { everybody } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Contact } from './contact.entity.ts'
import { AddContact, UpdateContact } from './contact.input.ts'

export const contactRecord = defineRecord({
  entity: Contact,
  one: 'contact',
  many: 'contacts',
  title: 'contact entry',
  plural: 'contact entries',
  label: null,
  inputs: { add: AddContact, update: UpdateContact },
  manage: 'contact.manage',
  read: everybody,
  sort: { id: 'asc' },
  sorted: 'by id',
  table: {
    search: ['address', 'mail', 'phoneNumber'],
    fields: ['address', 'mail', 'phoneNumber'],
    restricted: ['mailServer', 'userName', 'port'],
  },
})
