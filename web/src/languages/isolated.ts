/**
 * A name, a number or a time inside a sentence that runs from right to left: what is around it does not change its
 * order, nor it theirs (U+2068, U+2069 of the Unicode Bidirectional Algorithm).
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`
