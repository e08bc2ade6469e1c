import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { OTHER_SITE_LANGUAGES, type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'
import type { SiteBuild } from './site-build.ts'

type EntryServer = typeof import('../../web/src/entry-server.tsx')

/** Of the web socket by which the scripts of the first other language reload; Vite has that before it. */
const FIRST_PORT = 24_679

/** The site from its sources, with hot reload; the scripts of another language are served when its first page is. */
export async function liveSite(): Promise<SiteBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const root = fileURLToPath(new URL('../../web/', import.meta.url))
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const scripts = new Map<string, ReturnType<typeof createServer>>()
  const scriptsOf = (code: string) => {
    const known =
      scripts.get(code) ??
      createServer({
        configFile: `${root}vite.config.ts`,
        base: `/@language/${code}/`,
        cacheDir: `${root}../node_modules/.vite/${code}`,
        server: { middlewareMode: true, hmr: { port: FIRST_PORT + scripts.size } },
        appType: 'custom',
      })
    scripts.set(code, known)
    return known
  }
  const entry = (language: SiteLanguage): Promise<EntryServer> => {
    const name = language === 'TR' ? 'ssr' : `ssr_${toldOf(language).code}`
    const environment = vite.environments[name]
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error(`${name} runs nothing.`)
    return environment.runner.import('/src/entry-server.tsx')
  }
  const { pageAddress, pages, varyingParameters } = await entry('TR')
  const files = Router()
  files.use((_request, response, next) => {
    // Vite uses inline scripts and a web socket, which the policy would refuse.
    response.removeHeader('Content-Security-Policy')
    next()
  })
  files.use('/@language/:code', async (request, response, next) => {
    const { code } = request.params
    if (!OTHER_SITE_LANGUAGES.some((each) => each.code === code)) return next()
    request.url = request.originalUrl
    const { middlewares } = await scriptsOf(code)
    middlewares(request, response, next)
  })
  files.use(vite.middlewares)
  return {
    pages,
    files,
    changing: true,
    file: (name) => readFile(`${root}public/${name}`),
    pageAddress,
    varyingParameters,
    async shell(url, language) {
      const template = await readFile(`${root}index.html`, 'utf8')
      const { code, direction } = toldOf(language)
      const server = language === 'TR' ? vite : await scriptsOf(code)
      const html = await server.transformIndexHtml(url, template)
      const told = html
        .replace('</head>', `${await styleLinks(root)}</head>`)
        .replace('<html lang="tr">', () =>
          language === 'TR' ? '<html lang="tr">' : `<html lang="${code}" dir="${direction}">`,
        )
      return { template: told, manifest: {}, languageLinks: '/src/language-links.ts' }
    },
    async backOffice(url) {
      return vite.transformIndexHtml(url, await readFile(`${root}admin.html`, 'utf8'))
    },
    async render(request, language) {
      return (await entry(language)).render(request)
    },
  }
}

/** All styles of the pages, the shared ones first: Vite would add them by script, after the first paint. */
async function styleLinks(root: string): Promise<string> {
  const files = (await readdir(`${root}src`, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const sheets = files.filter((file) => file.endsWith('.css'))
  const shared = ['tokens', 'base', 'shell', 'pages'].map((name) => `styles/${name}.css`)
  const others = sheets.filter((file) => !shared.includes(file) && !file.startsWith('admin'))
  return [...shared, ...others].map((file) => `<link rel="stylesheet" href="/src/${file}">`).join('')
}
