/**
 * What words have to be in any language: a text for each text, and a function of the same parameters for each function.
 * Words that lack one do not compile.
 */
type Words<Turkish> = Turkish extends string
  ? string
  : Turkish extends boolean
    ? boolean
    : Turkish extends (...values: infer Values) => infer Said
      ? (...values: Values) => Words<Said>
      : { readonly [Key in keyof Turkish]: Words<Turkish[Key]> }

/** All that the site says in a language: one key for each file of words, by its name. */
export interface Vocabulary {
  readonly about: Words<typeof import('../routes/about.words.ts')>
  readonly amount: Words<typeof import('../rules/amount.words.ts')>
  readonly categories: Words<typeof import('../routes/categories.words.ts')>
  readonly contact: Words<typeof import('../routes/contact.words.ts')>
  readonly food: Words<typeof import('../rules/food.words.ts')>
  readonly guestTable: Words<typeof import('../features/reservation/guest-table.words.ts')>
  readonly home: Words<typeof import('../features/home/home.words.ts')>
  readonly hours: Words<typeof import('../rules/hours.words.ts')>
  readonly menu: Words<typeof import('../features/menu/menu.words.ts')>
  readonly menuSearch: Words<typeof import('../rules/menu-search.words.ts')>
  readonly notFound: Words<typeof import('../routes/not-found.words.ts')>
  readonly onlineOrder: Words<typeof import('../features/about/online-order.words.ts')>
  readonly page: Words<typeof import('../components/page.words.ts')>
  readonly privacyPolicy: Words<typeof import('../routes/privacy-policy.words.ts')>
  readonly serviceCarousel: Words<typeof import('../features/services/service-carousel.words.ts')>
  readonly serviceDetails: Words<typeof import('../routes/service-details.words.ts')>
  readonly serviceGrid: Words<typeof import('../features/services/service-grid.words.ts')>
  readonly services: Words<typeof import('../routes/services.words.ts')>
  readonly shell: Words<typeof import('../features/shell/shell.words.ts')>
  readonly specialHours: Words<typeof import('../rules/special-hours.words.ts')>
  readonly spoken: Words<typeof import('../rules/spoken.words.ts')>
  readonly structuredData: Words<typeof import('../lib/structured-data.words.ts')>
  readonly table: Words<typeof import('../features/reservation/table.words.ts')>
  readonly tableClause: Words<typeof import('../features/legal/table-clause.words.ts')>
}
