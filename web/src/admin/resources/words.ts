import type { BothLanguages, Words } from '../language/words.ts'
import { categoryWords } from './category/category-words.ts'
import { groupWords } from './group/group-words.ts'
import { productWords } from './product/product-words.ts'
import { roleWords } from './role/role-words.ts'
import { userWords } from './user/user-words.ts'

/** Words of every resource. */
export const resourceWords: readonly BothLanguages<Words>[] = [
  categoryWords,
  productWords,
  userWords,
  groupWords,
  roleWords,
]
