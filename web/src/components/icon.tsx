import * as spokenWords from '../rules/spoken.words.ts'

const shapes = {
  phone:
    'M6.6 3.5 9 3l2 5-2.2 1.6a13 13 0 0 0 5.6 5.6L16 13l5 2-.5 2.4A3.2 3.2 0 0 1 17.4 20 13.5 13.5 0 0 1 4 6.600A3.2 3.2 0 0 1 6.6 3.500Z',
  cart: 'M3 4h2.200l2.3 11.200h10.200L20 8H6.300M9.5 20.200a1.2 1.2 0 1 0 0-.1M16.5 20.200a1.2 1.2 0 1 0 0-.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  dish: 'M3 17h18M5 17a7 7 0 0 1 14 0M12 10V7M10 7h4',
  pin: 'M12 21s7-6.3 7-11.500a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  table: 'M3 9h18M6 9v10M18 9v10',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  sliders:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M5 12v7a1.500 1.500 0 0 0 1.500 1.500h11A1.500 1.500 0 0 0 19 19v-7',
} as const

/** Those that point to what comes next or was before: where lines run the other way, they do too. */
const POINTING: ReadonlySet<string> = new Set(['arrow', 'back'])

type IconName = keyof typeof shapes

/** A decorative icon beside a text of the same meaning. */
export function Icon({ name }: { name: IconName }) {
  const isTurned = spokenWords.direction === 'rtl' && POINTING.has(name)
  return (
    <svg
      className={isTurned ? 'icon icon--turned' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
