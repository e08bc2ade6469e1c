type Greeting = 'morning' | 'day' | 'evening' | 'night'

const UNTIL: readonly (readonly [hour: number, greeting: Greeting])[] = [
  [5, 'night'],
  [12, 'morning'],
  [18, 'day'],
  [22, 'evening'],
  [24, 'night'],
]

/** The message key of the greeting at an hour, 0 to 23. */
export function greetingAt(hour: number): Greeting {
  return UNTIL.find(([until]) => hour < until)?.[1] ?? 'night'
}
