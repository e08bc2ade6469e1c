import type { Vocabulary } from '../vocabulary.ts'
import * as about from './about.words.ts'
import * as amount from './amount.words.ts'
import * as categories from './categories.words.ts'
import * as contact from './contact.words.ts'
import * as food from './food.words.ts'
import * as guestTable from './guest-table.words.ts'
import * as home from './home.words.ts'
import * as hours from './hours.words.ts'
import * as menu from './menu.words.ts'
import * as menuSearch from './menu-search.words.ts'
import * as notFound from './not-found.words.ts'
import * as onlineOrder from './online-order.words.ts'
import * as page from './page.words.ts'
import * as privacyPolicy from './privacy-policy.words.ts'
import * as serviceCarousel from './service-carousel.words.ts'
import * as serviceDetails from './service-details.words.ts'
import * as serviceGrid from './service-grid.words.ts'
import * as services from './services.words.ts'
import * as shell from './shell.words.ts'
import * as specialHours from './special-hours.words.ts'
import * as spoken from './spoken.words.ts'
import * as structuredData from './structured-data.words.ts'
import * as table from './table.words.ts'
import * as tableClause from './table-clause.words.ts'

/** All Persian words. Pages import the files; together they are here so that a missing word does not compile. */
export const PERSIAN = {
  about,
  amount,
  categories,
  contact,
  food,
  guestTable,
  home,
  hours,
  menu,
  menuSearch,
  notFound,
  onlineOrder,
  page,
  privacyPolicy,
  serviceCarousel,
  serviceDetails,
  serviceGrid,
  services,
  shell,
  specialHours,
  spoken,
  structuredData,
  table,
  tableClause,
} satisfies Vocabulary
