import type { BothLanguages, Words } from '../language/words.ts'
import { accountWords } from './account/account-words.ts'
import { changesWords } from './changes/changes-words.ts'
import { dashboardWords } from './dashboard/dashboard-words.ts'
import { menuWords } from './menu/menu-words.ts'
import { permissionsWords } from './permissions/permissions-words.ts'

/** Words of every screen beside those of the resources. */
export const screenWords: readonly BothLanguages<Words>[] = [
  menuWords,
  permissionsWords,
  ...changesWords,
  dashboardWords,
  accountWords,
]
