import type { BothLanguages, Words } from '../language/words.ts'
import { aboutWords } from './about/about-words.ts'
import { blogWords } from './blog/blog-words.ts'
import { blogCategoryWords } from './blog-category/blog-category-words.ts'
import { blogTagWords } from './blog-tag/blog-tag-words.ts'
import { categoryWords } from './category/category-words.ts'
import { contactWords } from './contact/contact-words.ts'
import { groupWords } from './group/group-words.ts'
import { productWords } from './product/product-words.ts'
import { roleWords } from './role/role-words.ts'
import { serviceWords } from './service/service-words.ts'
import { userWords } from './user/user-words.ts'

/** Words of every resource. */
export const resourceWords: readonly BothLanguages<Words>[] = [
  categoryWords,
  productWords,
  userWords,
  groupWords,
  roleWords,
  aboutWords,
  blogWords,
  blogCategoryWords,
  blogTagWords,
  contactWords,
  serviceWords,
]
