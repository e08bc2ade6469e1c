import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type RequestHandler, Router } from 'express'
import { pageAddress, pages, render, varyingParameters } from '../../web/src/entry-server.tsx'
import { type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'
import { YEAR_SECONDS } from '../core/primitives/units.ts'
import { allowSource, styleHash } from './content-security-policy.ts'
import type { Shell } from './page-shell.ts'
import type { SiteBuild } from './site-build.ts'

type EntryServer = typeof import('../../web/src/entry-server.tsx')

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
  const styled = template.replace(link, () => `<style>${style}</style>`)
  const manifestOf = async (name: string): Promise<Shell['manifest']> =>
    JSON.parse(await readFile(`${folder}.vite/${name}.json`, 'utf8'))
  const manifest = await manifestOf('manifest')
  const languageLinks = `/${manifest['src/language-links.ts']?.file}`
  const turkish: Shell = { template, styled, manifest, languageLinks }
  /** What the page of another language has of its own: all that is inside comes from its renderer. */
  const shellOf = async (language: SiteLanguage): Promise<Shell> => {
    const { code, direction } = toldOf(language)
    const own = await manifestOf(`manifest-${code}`)
    const [from, to] = [manifest['index.html'], own['src/entry-client.tsx']]
    const inLanguage = (html: string) =>
      html
        .replace('<html lang="tr">', `<html lang="${code}" dir="${direction}">`)
        .replace(`/${from?.file}`, `/${to?.file}`)
    return { template: inLanguage(template), styled: inLanguage(styled), manifest: own, languageLinks }
  }
  const others = perLanguage(shellOf)
  const renderers = perLanguage(rendererOf)
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
  const rest = express.static(folder, {
    index: false,
    maxAge: 3_600_000,
    dotfiles: 'ignore',
    redirect: false,
  })
  const written = await writtenIn(folder)
  // Without this list every page request would look for a file on disk first.
  files.use((request, response, next) => (written.has(request.path) ? rest(request, response, next) : next()))
  return {
    pages,
    files,
    file: (name) => readFile(folder + name),
    shell: async (_url, language) => (language === 'TR' ? turkish : others(language)),
    styleHash: styleHash(style),
    render: async (request, language) =>
      language === 'TR' ? render(request) : (await renderers(language)).render(request),
    pageAddress,
    varyingParameters,
    backOffice: async () => backOffice,
  }
}

/** What is made when a language is first asked for, and kept. */
function perLanguage<Made>(make: (language: SiteLanguage) => Promise<Made>) {
  const made = new Map<SiteLanguage, Promise<Made>>()
  return (language: SiteLanguage): Promise<Made> => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    // What failed once, such as for want of file handles, is tried again.
    known.catch(() => made.delete(language))
    return known
  }
}

const rendererOf = (language: SiteLanguage): Promise<EntryServer> =>
  import(/* @vite-ignore */ new URL(`${toldOf(language).code}/entry-server.js`, besideServer()).href)

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

const builtFolder = (name: string) => fileURLToPath(new URL(`../${name}/`, besideServer()))

/** The folder of the built server. */
const besideServer = () => new URL(import.meta.url.includes('/assets/') ? '../' : './', import.meta.url)
