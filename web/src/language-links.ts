/**
 * A script of its own in documents with links to other languages: after a navigation without a new document these lead to
 * the same page, or where it is not in all languages to their home pages. The scripts of pages need not know of it.
 */
const { sections = '' } = document.querySelector<HTMLElement>('.languages')?.dataset ?? {}
const { lang } = document.documentElement
const own = lang === 'tr' ? '' : `/${lang}`
let linked = location.pathname

function follow(): void {
  const { pathname, origin } = location
  if (pathname === linked) return
  linked = pathname
  const path = pathname.slice(own.length)
  const shown = sections.split(' ').includes(path.split('/')[1] ?? '') ? path : ''
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[hreflang]')) {
    const base = ['tr', 'x-default'].includes(link.hreflang) ? '' : `/${link.hreflang}`
    // Those of the head have the public address of the site.
    link.href = `${link.rel ? new URL(link.href, origin).origin : ''}${base}${shown}` || '/'
  }
}

const title = document.querySelector('title')
// Every navigation sets it.
if (title) new MutationObserver(follow).observe(title, { childList: true })
