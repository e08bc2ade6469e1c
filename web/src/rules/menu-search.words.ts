import type { SearchTables } from './spoken-search.ts'

/** What another language adds to the search of the menu; the rules for Turkish are the search itself. */
export const searchTables = null as SearchTables | null
