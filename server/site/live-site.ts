import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import type { SiteBuild } from './site-build.ts'

type EntryServer = typeof import('../../web/src/entry-server.tsx')

/** The site from its sources, with hot reload. */
export async function liveSite(): Promise<SiteBuild> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('../../web/', import.meta.url))
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const entry = () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<EntryServer>
  const { pageAddress, pages, varyingParameters } = await entry()
  const files = Router()
  files.use((_request, response, next) => {
    // Vite uses inline scripts and a web socket, which the policy would refuse.
    response.removeHeader('Content-Security-Policy')
    next()
  })
  files.use(vite.middlewares)
  return {
    pages,
    files,
    changing: true,
    file: (name) => readFile(`${root}public/${name}`),
    pageAddress,
    varyingParameters,
    async shell(url) {
      const template = await readFile(`${root}index.html`, 'utf8')
      const html = await vite.transformIndexHtml(url, template)
      return { template: html.replace('</head>', `${await styleLinks(root)}</head>`), manifest: {} }
    },
    async backOffice(url) {
      return vite.transformIndexHtml(url, await readFile(`${root}admin.html`, 'utf8'))
    },
    async render(request) {
      return (await entry()).render(request)
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
