import type { Response } from 'express'
import { escaped } from '../core/primitives/escaped.ts'
import { allowSource, styleHash } from './content-security-policy.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: #FBF5EA; --ink: #2A1A12; --tomato: #C23B22 }
@media (prefers-color-scheme: dark) { :root { --paper: #1E140F; --ink: #F6EBDD; --tomato: #F08A70 } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  background: var(--paper); color: var(--ink); font: 18px/1.6 "DM Sans", system-ui, sans-serif }
h1 { font: 600 clamp(32px, 6vw, 52px)/1.1 Fraunces, Georgia, serif; margin: 0 0 12px }
p { margin: 0 0 20px; max-width: 34em }
a { color: var(--tomato); font-weight: 600; white-space: nowrap }
`

const STYLE_HASH = styleHash(STYLE)

interface PlainPage {
  readonly status: number
  readonly title: string
  readonly text: string
  /** Addresses by link text. */
  readonly links: Readonly<Record<string, string>>
}

/** Sends a page that needs neither the database nor a file, with inline styles that the policy then allows. */
export function sendPlainPage(response: Response, { status, title, text, links }: PlainPage): void {
  const linked = Object.entries(links).map(([name, href]) => `<a href="${href}">${escaped(name)}</a>`)
  allowSource(response, 'style-src', STYLE_HASH)
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p>${linked.join(' &nbsp;·&nbsp; ')}</p>
</body>
</html>
`)
}
