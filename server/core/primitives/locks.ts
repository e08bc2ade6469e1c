/** Keys of the database's advisory locks: arbitrary, distinct, and used by this application alone. */
export const LOCKS = {
  /** Migrations, and filling an empty database. */
  start: 7_238_104,
  /** Shared by all processes that use the embedded database; the last one stops it. */
  inUse: 7_238_105,
  /** Writes to users, roles and groups, whose rules span several records. */
  directory: 7_238_106,
  /**
   * Exclusive while a backup is made, so that no picture is removed before it is copied; shared by removals of
   * pictures.
   */
  backup: 7_238_107,
  /** Held by the process that makes the nightly backup. */
  nightly: 7_238_108,
  /** Writes to opening exceptions, which must not overlap. */
  openingExceptions: 7_238_109,
  /** Writes to page texts, of which each page has one. */
  pageTexts: 7_238_110,
  /** Writes to translations, of which each text has one in a language. */
  translations: 7_238_119,
  /** Lists of products that must not repeat a stored name, of their own or of a new category. */
  productNames: 7_238_111,
  /** Changes to what an account holds, of which it has a limited number: tokens of programs, passkeys, code apps. */
  ofAccounts: 7_238_113,
  /** Alerts to administrators, which are told once. */
  alerts: 7_238_114,
  /** Writes to the book of tables, which count seats. */
  reservations: 7_238_116,
  /** Writes to price plans, and their application. */
  pricePlans: 7_238_115,
  /** Held by the command that moves a site in, of which one runs at a time. */
  siteImport: 7_238_130,
  /** Held by the process that sends mails. */
  mails: 7_238_112,
  /** Held by the process that sends pushes. */
  pushes: 7_238_117,
  /** The key pair of pushes, which is made once. */
  pushKey: 7_238_118,
} as const
