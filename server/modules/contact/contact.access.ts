import { type Access, administratorsOnly, anyone, may } from '../../core/access.ts'
import type { Contact } from './contact.entity.ts'

export const contactAccess: Access<Contact> = {
  getAll: anyone,
  getById: anyone,
  getTableAll: anyone,
  seeDeleted: administratorsOnly,
  add: may('contact.manage'),
  update: may('contact.manage'),
  remove: may('contact.manage'),
  restore: administratorsOnly,
}
