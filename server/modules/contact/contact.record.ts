import { administratorsOnly, anyone, may } from '../../core/access.ts'
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
  access: {
    getAll: anyone,
    getById: anyone,
    getTableAll: anyone,
    seeDeleted: administratorsOnly,
    add: may('contact.manage'),
    update: may('contact.manage'),
    remove: may('contact.manage'),
    restore: administratorsOnly,
  },
  sort: { id: 'asc' },
  sorted: 'by id',
  table: {
    search: ['address', 'mail', 'phoneNumber'],
    fields: ['address', 'mail', 'phoneNumber'],
    restricted: ['mailServer', 'userName', 'port'],
  },
})
