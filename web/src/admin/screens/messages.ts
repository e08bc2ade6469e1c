import type { BothLanguages } from '../language/messages.ts'
import { pushMessages } from '../push/push.messages.ts'
import { accountMessages } from './account/account.messages.ts'
import { apiTokenMessages, programMessages } from './account/programs.messages.ts'
import { securityMessages } from './account/security.messages.ts'
import { changesMessages } from './changes/changes.messages.ts'
import { dashboardMessages } from './dashboard/dashboard.messages.ts'
import { foodMessages } from './food/food.messages.ts'
import { guideMessages } from './guide/guide.messages.ts'
import { hoursMessages } from './hours/hours.messages.ts'
import { importMessages } from './import/import.messages.ts'
import { mailMessages } from './mail/mail.messages.ts'
import { menuMessages } from './menu/menu.messages.ts'
import { ordersMessages } from './orders/orders.messages.ts'
import { permissionsMessages } from './permissions/permissions.messages.ts'
import { pricesMessages } from './prices/prices.messages.ts'
import { printMessages } from './print/print.messages.ts'
import { setupMessages } from './setup/setup.messages.ts'
import { tablesMessages } from './tables/tables.messages.ts'
import { translationsMessages } from './translations/translations.messages.ts'

/** Messages of all screens that belong to no resource. */
export const screenMessages: readonly BothLanguages[] = [
  menuMessages,
  foodMessages,
  importMessages,
  pricesMessages,
  printMessages,
  permissionsMessages,
  changesMessages,
  dashboardMessages,
  accountMessages,
  apiTokenMessages,
  programMessages,
  securityMessages,
  guideMessages,
  hoursMessages,
  mailMessages,
  setupMessages,
  tablesMessages,
  ordersMessages,
  translationsMessages,
  pushMessages,
]
