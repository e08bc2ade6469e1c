import type { BothLanguages, Words } from '../language/words.ts'
import { categoryWords } from './category/category-words.ts'

/** Words of every resource. */
export const resourceWords: readonly BothLanguages<Words>[] = [categoryWords]
