import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import type { SiteBuild } from './site-build.ts'

type EntryServer = typeof import('../../web/src/entry-server.tsx')

/** The site straight from its sources, each change at once in the browser. */
export async function liveSite(): Promise<SiteBuild> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('../../web/', import.meta.url))
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const files = Router()
  files.use((_request, response, next) => {
    // Pages get their changes through inline scripts and a socket of Vite's, which the policy would refuse.
    response.removeHeader('Content-Security-Policy')
    next()
  })
  files.use(vite.middlewares)
  return {
    files,
    changing: true,
    async shell(url) {
      const template = await readFile(`${root}index.html`, 'utf8')
      return { template: await vite.transformIndexHtml(url, template), manifest: {} }
    },
    async backOffice(url) {
      return vite.transformIndexHtml(url, await readFile(`${root}admin.html`, 'utf8'))
    },
    async render(request) {
      const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer
      return entry.render(request)
    },
  }
}
