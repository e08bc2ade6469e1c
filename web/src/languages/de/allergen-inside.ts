/** The name of an allergen inside a sentence, where only its noun has a capital: `glutenhaltiges Getreide`. */
export const allergenInside = (name: string): string => name.replace(/^Glutenh/, 'glutenh')
