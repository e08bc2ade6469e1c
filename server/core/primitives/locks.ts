/**
 * Advisory locks of the database, by which processes take turns: any numbers that only this product uses, all
 * different.
 */
export const LOCKS = {
  /** Migrating, and filling an empty database. */
  start: 7_238_104,
  /** Shared by whoever uses the embedded database; the last one stops it. */
  inUse: 7_238_105,
  /** Writes to users, roles and groups, whose rules hold together. */
  directory: 7_238_106,
  /** Held while a backup is made, so that no picture goes that it has yet to copy; shared by whoever takes one away. */
  backup: 7_238_107,
  /** Held by the process that makes the night's backup. */
  nightly: 7_238_108,
  /** Writes to opening exceptions, of which no two may overlap. */
  openingExceptions: 7_238_109,
  /** Writes to texts of pages, one for each. */
  pageTexts: 7_238_110,
} as const
