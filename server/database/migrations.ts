// Made of the files in migrations/ by `npm run codegen`.
import { FirstModel } from './migrations/001-first-model.ts'
import { IdentityAndChanges } from './migrations/002-identity-and-changes.ts'
import { Accounts } from './migrations/003-accounts.ts'
import { Data } from './migrations/004-data.ts'
import { Site } from './migrations/005-site.ts'
import { PageTexts } from './migrations/006-page-texts.ts'
import { ClientKeys } from './migrations/007-client-keys.ts'
import { ProductOrder } from './migrations/008-product-order.ts'
import { FoodInformation } from './migrations/009-food-information.ts'
import { GroupsAndPosts } from './migrations/010-groups-and-posts.ts'
import { PriceSince } from './migrations/011-price-since.ts'
import { TextPictures } from './migrations/012-text-pictures.ts'

/** All migrations in their order; one that has run somewhere never changes. */
export const migrationsList = [
  { name: '001-first-model', class: FirstModel },
  { name: '002-identity-and-changes', class: IdentityAndChanges },
  { name: '003-accounts', class: Accounts },
  { name: '004-data', class: Data },
  { name: '005-site', class: Site },
  { name: '006-page-texts', class: PageTexts },
  { name: '007-client-keys', class: ClientKeys },
  { name: '008-product-order', class: ProductOrder },
  { name: '009-food-information', class: FoodInformation },
  { name: '010-groups-and-posts', class: GroupsAndPosts },
  { name: '011-price-since', class: PriceSince },
  { name: '012-text-pictures', class: TextPictures },
]
