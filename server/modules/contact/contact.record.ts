import { everybody } from '../../core/access.ts'
import { defineContent } from '../../core/record-definition.ts'
import { Contact } from './contact.entity.ts'

export const contactRecord = defineContent({
  entity: Contact,
  one: 'contact',
  many: 'contacts',
  title: 'contact entry',
  plural: 'contact entries',
  label: null,
  manage: 'contact.manage',
  read: everybody,
  table: {
    search: ['address', 'mail', 'phoneNumber'],
    fields: ['address', 'mail', 'phoneNumber'],
    restricted: ['mailServer', 'userName', 'port'],
  },
})
