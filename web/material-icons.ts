import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const IMPORT = /^@mui\/icons-material\/(\w+)$/
const VIRTUAL = '\0material-icon:'
/** Styles of Google's icons by the suffixes in Material UI. */
const STYLES = { Outlined: 'outline', Rounded: 'round', Sharp: 'sharp', TwoTone: 'twotone', '': 'baseline' }

/**
 * Serves `@mui/icons-material/Name` from one file with all of Google's icons. The original package has a file for each
 * icon and format: 43,000 files, of which the back-office uses a hundred.
 */
export function materialIcons(): Plugin {
  let icons: Readonly<Record<string, { readonly body: string }>> | undefined
  return {
    name: 'material-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: IMPORT },
      handler: (id) => VIRTUAL + IMPORT.exec(id)?.[1],
    },
    load: {
      filter: { id: new RegExp(`^${VIRTUAL}`) },
      handler(id) {
        icons ??= JSON.parse(
          readFileSync(createRequire(import.meta.url).resolve('@mui/icons-material/icons.json'), 'utf8'),
        ).icons
        const name = id.slice(VIRTUAL.length)
        const icon = icons?.[keyOf(name)]
        if (!icon) throw new Error(`There is no icon ${name}: ${keyOf(name)} is missing in @iconify-json/ic.`)
        const drawing = JSON.stringify({ dangerouslySetInnerHTML: { __html: icon.body } })
        return `import { createSvgIcon } from '@mui/material/utils'
import { jsx } from 'react/jsx-runtime'
export default createSvgIcon(jsx('g', ${drawing}), ${JSON.stringify(name)})`
      },
    },
  }
}

/** `CheckCircleOutlined` is `outline-check-circle` in Google's set. */
function keyOf(name: string): string {
  const ending = Object.keys(STYLES).find((each) => name.endsWith(each) && name !== each) ?? ''
  const words = name
    .slice(0, name.length - ending.length)
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-')
  return `${STYLES[ending as keyof typeof STYLES]}-${words.toLowerCase()}`
}
