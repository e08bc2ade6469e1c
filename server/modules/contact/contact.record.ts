import { everybody } from '../../core/access.ts'
import { BadInputError } from '../../core/errors.ts'
import { defineContent } from '../../core/record-definition.ts'
import { Contact } from './contact.entity.ts'

const FIELDS = ['mailServer', 'mail', 'userName', 'password', 'port', 'address', 'phoneNumber']

export const contactRecord = defineContent({
  entity: Contact,
  one: 'contact',
  many: 'contacts',
  title: 'contact entry',
  plural: 'contact entries',
  label: null,
  manage: 'contact.manage',
  read: everybody,
  // Visitors see how to reach the restaurant, but not the mail account.
  table: {
    search: ['address', 'mail', 'phoneNumber'],
    fields: ['address', 'mail', 'phoneNumber'],
    restricted: ['mailServer', 'userName', 'port'],
  },
  rules: {
    async values({ input, record, settings }, fromInput) {
      const isEmpty = Object.values(input).every((value) => (value ?? '') === '')
      if (record === null && isEmpty)
        throw new BadInputError('EMPTY_RECORD', { entity: 'contact', fields: FIELDS })
      const { password } = input
      return {
        ...(await fromInput()),
        password: password ? settings.secrets.encrypt(password) : password === '' ? null : undefined,
      }
    },
  },
})
