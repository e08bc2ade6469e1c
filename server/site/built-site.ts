import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type RequestHandler, Router } from 'express'
import { pageAddress, pages, render, varyingParameters } from '../../web/src/entry-server.tsx'
import { YEAR_SECONDS } from '../core/primitives/units.ts'
import { allowSource, styleHash } from './content-security-policy.ts'
import type { Shell } from './page-shell.ts'
import type { SiteBuild } from './site-build.ts'

/** The style sheet of all pages, as linked by the build. */
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/

/** The script of the worker that recognises photographs, which alone may run WebAssembly. */
const RECOGNISER = /^\/admin\/assets\/recogniser-[\w-]+\.js$/

/** The site as built by `npm run build`, beside the built server. */
export async function builtSite(): Promise<SiteBuild> {
  const folder = builtFolder('client')
  const office = builtFolder('admin')
  const template = await readFile(`${folder}index.html`, 'utf8')
  const [link = '', sheet = ''] = STYLE_LINK.exec(template) ?? []
  const style = await readFile(folder + sheet, 'utf8')
  const shell: Shell = {
    template,
    styled: template.replace(link, () => `<style>${style}</style>`),
    manifest: JSON.parse(await readFile(`${folder}.vite/manifest.json`, 'utf8')),
  }
  const backOffice = await readFile(`${office}admin.html`, 'utf8')
  const files = Router()
  files.get('/index.html', (_request, response) => response.redirect(301, '/'))
  files.use(await precompressed(folder))
  files.use('/assets', namedByContent(`${folder}assets`))
  files.get(RECOGNISER, (_request, response, next) => {
    allowSource(response, 'script-src', "'wasm-unsafe-eval'")
    next()
  })
  files.use(await precompressed(office))
  files.use('/admin/assets', namedByContent(`${office}admin/assets`))
  const others = express.static(folder, {
    index: false,
    maxAge: 3_600_000,
    dotfiles: 'ignore',
    redirect: false,
  })
  const written = await writtenIn(folder)
  // Without this list every page request would look for a file on disk first.
  files.use((request, response, next) =>
    written.has(request.path) ? others(request, response, next) : next(),
  )
  return {
    pages,
    files,
    file: (name) => readFile(folder + name),
    shell: async () => shell,
    styleHash: styleHash(style),
    render,
    pageAddress,
    varyingParameters,
    backOffice: async () => backOffice,
  }
}

/** Files whose names contain a hash of their content. */
function namedByContent(folder: string): RequestHandler {
  return express.static(folder, {
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    fallthrough: false,
  })
}

/** Serves the smallest precompressed variant that the browser accepts. */
async function precompressed(folder: string): Promise<RequestHandler> {
  const written = await writtenIn(folder)
  const forms = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const
  return (request, response, next) => {
    if (!written.has(`${request.path}.br`)) return next()
    const type = path.extname(request.path)
    response.vary('Accept-Encoding')
    const form = forms.find(([name]) => request.acceptsEncodings([name]) === name)
    if (form) {
      request.url = request.url.replace(request.path, request.path + form[1])
      response.set('Content-Encoding', form[0]).type(type)
    }
    next()
  }
}

async function writtenIn(folder: string): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive: true })
  return new Set(files.map((file) => `/${file.replaceAll('\\', '/')}`))
}

function builtFolder(name: string): string {
  const entry = new URL(import.meta.url.includes('/assets/') ? '../' : './', import.meta.url)
  return fileURLToPath(new URL(`../${name}/`, entry))
}
