import type { Response } from 'express'
import { pageAddress } from '../../web/src/page-address.ts'
import { apart, inLanguage, type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'
import { telephoneHref } from '../../web/src/rules/telephone.ts'
import { escaped } from '../core/primitives/escaped.ts'
import { isolatedIn, wordsOf } from '../guest-words/words-of.ts'
import { allowSource, styleHash } from './content-security-policy.ts'
import type { SiteFacts } from './known-site.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: #FBF5EA; --ink: #2A1A12; --tomato: #C23B22 }
@media (prefers-color-scheme: dark) { :root { --paper: #1E140F; --ink: #F6EBDD; --tomato: #F08A70 } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  background: var(--paper); color: var(--ink); font: 18px/1.6 "DM Sans", system-ui, sans-serif }
h1 { font: 600 clamp(32px, 6vw, 52px)/1.1 Fraunces, Georgia, serif; margin: 0 0 12px }
p { margin: 0 0 20px; max-width: 34em }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 24px }
a { color: var(--tomato); font-weight: 600; white-space: nowrap }
`

const STYLE_HASH = styleHash(STYLE)

/** The language of the page at an address, if it is published; else Turkish. */
export function languageAt(address: string, { languages }: SiteFacts): SiteLanguage {
  const { language } = apart(pageAddress(address))
  return languages.includes(language) ? language : 'TR'
}

interface Link {
  readonly name: string
  /** A path is that of a Turkish page. */
  readonly href: string
}

/** The link that calls the restaurant; none without a number. */
export function callLinks(language: SiteLanguage, { phone }: SiteFacts): Link[] {
  return phone ? [{ name: isolatedIn(wordsOf(language), phone), href: telephoneHref(phone) }] : []
}

interface PlainPage {
  readonly language: SiteLanguage
  readonly status: number
  readonly title: string
  /** Said in English to who wrote the program that asked. */
  readonly toProgram?: string
  readonly text?: string
  readonly links: readonly Link[]
}

/** Sends a page that needs neither the database nor a file, with inline styles that the policy then allows. */
export function sendPlainPage(response: Response, page: PlainPage): void {
  const { language, status, title, text = '', toProgram } = page
  const { code, direction } = toldOf(language)
  const links = page.links.map(({ name, href }) => {
    const address = href.startsWith('/') ? inLanguage(language, href) : href
    return `<a href="${address}">${escaped(name)}</a>`
  })
  const english = toProgram && `<span lang="en" dir="ltr">${escaped(toProgram)}</span>`
  allowSource(response, 'style-src', STYLE_HASH)
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(`<!doctype html>
<html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${[text, english].filter(Boolean).join(' ')}</p>
<nav>${links.join('\n')}</nav>
</body>
</html>
`)
}
