const DRAFT = Symbol('draft')

/** Values of a form with the key of their draft, which is no field of theirs. */
export const ofDraft = <Values extends object>(values: Values, key: string): Values => ({
  ...values,
  [DRAFT]: key,
})

/** The key of the draft that values are of; undefined for those of no form. */
export const draftOf = (values: { readonly [DRAFT]?: string }): string | undefined => values[DRAFT]
