import { createHash } from 'node:crypto'

const STYLE = `
:root { color-scheme: light dark; --paper: #FBF5EA; --ink: #2A1A12; --tomato: #C23B22 }
@media (prefers-color-scheme: dark) { :root { --paper: #1E140F; --ink: #F6EBDD; --tomato: #F08A70 } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  background: var(--paper); color: var(--ink); font: 18px/1.6 "DM Sans", system-ui, sans-serif }
h1 { font: 600 clamp(32px, 6vw, 52px)/1.1 Fraunces, Georgia, serif; margin: 0 0 12px }
p { margin: 0 0 20px; max-width: 34em }
a { color: var(--tomato); font-weight: 600 }
`

/** By which a policy lets the page's own styles pass, and no others. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** What a visitor sees while the database is away and the page asked for is not kept. */
export function unavailablePage(phone: string): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Birazdan buradayız</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Birazdan buradayız</h1>
<p>Sitemiz kısa bir süre yanıt veremiyor. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.</p>
<p><a href="">Tekrar dene</a> &nbsp;·&nbsp; <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone.replaceAll('<', '&lt;')}</a></p>
</body>
</html>
`
}
