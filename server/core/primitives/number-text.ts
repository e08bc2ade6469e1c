/** A number in English messages, with thousands separators: a limit of 1000000 is misread more easily than 1,000,000. */
export function numberText(value: number): string {
  return value.toLocaleString('en-US')
}

/** The same of a whole number, which may be a year: four digits stay together. */
export function wholeNumberText(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: 'min2' })
}
