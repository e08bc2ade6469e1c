import { expect, test } from 'vitest'
import { styleFaults } from './site-styles.ts'

const sheet = (declaration: string) =>
  `@media print {\n  /* On the left; */\n  .bowl:hover {\n    color: red;\n    ${declaration};\n  }\n}`
const faults = (text: string, path = 'web/src/features/soup/bowl.css') => styleFaults([{ path, text }])

test.each([
  'margin-left: 4px',
  'right: 0',
  'border-left: 1px solid',
  'border-top-left-radius: 4px',
  'text-align: left',
  'background: linear-gradient(to right, red, blue)',
  'transform-origin: top left',
  'transform: translateX(4px)',
  'inset: 0 0 0 auto',
  'padding: 0 calc(1px + 2px) 0 calc(1px + 3px)',
  'border-radius: 4px 0',
  'border-radius: 4px 4px 0 4px',
])('“%s” is at a side', (declaration) => {
  expect(faults(sheet(declaration))).toEqual([expect.stringContaining(`“${declaration}” is at a side`)])
  expect(faults(sheet(declaration), 'web/src/admin/bowl.css')).toEqual([])
})

test.each([
  'margin: 1px 2px 3px',
  'margin-inline: 0 4px',
  'padding: 0 calc(1px + 2px) 4px calc(1px + 2px)',
  'border-radius: 4px 4px 0 0',
  'border-radius: var(--round, 4px 4px) / 2px',
  'content: url("data:image/svg+xml,%3Csvg class=\'left\'/%3E")',
])('“%s” is the same in either direction', (declaration) => {
  expect(faults(sheet(declaration))).toEqual([])
})

test('a rule at a side is found, and what has a reason stays as long as it is there', () => {
  const corner = '@page {\n  @bottom-right {\n    content: "1";\n  }\n}'
  expect(faults(corner)).toEqual([expect.stringContaining('“@bottom-right” is at a side')])
  const list = 'web/src/features/menu/price-list.css'
  expect(faults(corner, list)).toEqual([])
  expect(faults('', list)).toEqual([expect.stringContaining('has no “@bottom-right”')])
})
