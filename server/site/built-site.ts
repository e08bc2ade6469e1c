import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import { render } from '../../web/src/entry-server.tsx'
import type { Shell } from './page-shell.ts'
import type { SiteBuild } from './pages.ts'

const YEAR_SECONDS = 31_536_000

/** The site as `npm run build` left it beside the built server. */
export async function builtSite(): Promise<SiteBuild> {
  const folder = fileURLToPath(new URL('../client/', clientBase()))
  const shell: Shell = {
    template: await readFile(`${folder}index.html`, 'utf8'),
    manifest: JSON.parse(await readFile(`${folder}.vite/manifest.json`, 'utf8')),
  }
  const files = Router()
  files.use(
    '/assets',
    express.static(`${folder}assets`, {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      fallthrough: false,
    }),
  )
  files.use(express.static(folder, { index: false, maxAge: 3_600_000, dotfiles: 'ignore', redirect: false }))
  files.get('/index.html', (_request, response) => response.redirect(301, '/'))
  return { files, shell: async () => shell, render }
}

/** The folder of the server's entry: chunks may stand one level below it. */
function clientBase(): string {
  return new URL(import.meta.url.includes('/assets/') ? '../' : './', import.meta.url).href
}
