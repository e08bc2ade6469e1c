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
} as const
