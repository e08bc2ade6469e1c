import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { INSTALLER_KEYS } from './attention.ts'
import { dashboardMessages } from './dashboard.messages.ts'

const guide = readFileSync('docs/operate.md', 'utf8')
const HEADINGS = [...guide.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading)
const VARIABLES = [...guide.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, names = '']) =>
  names.replaceAll('`', '').split(', '),
)

describe.each(['tr', 'en'] as const)('what is sent to whoever set the site up, in %s', (language) => {
  const messages = dashboardMessages[language] as unknown as {
    admin: { dashboard: { installer: Record<string, string> } }
  }
  const { installer } = messages.admin.dashboard

  test.each([...INSTALLER_KEYS, 'end'])('names sections of operate.md that are there: %s', (key) => {
    const named = [...(installer[key] ?? '').matchAll(/docs\/operate\.md, “([^”]+)”/g)]
    expect(named).toHaveLength(1)
    for (const [, section] of named) expect(HEADINGS).toContain(section)
  })

  test.each([...INSTALLER_KEYS])('names variables that are there: %s', (key) => {
    const named = installer[key]?.match(/\b[A-Z]+(_[A-Z]+)+\b/g)
    expect(VARIABLES).toEqual(expect.arrayContaining(named ?? ['none']))
  })
})
