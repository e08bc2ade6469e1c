import { createRequire } from 'node:module'
import path from 'node:path'
import { Router } from 'express'
import { developerPolicies } from '../http/security-headers.ts'
import { openApiDocument } from './openapi.ts'

const VERSIONS = ['v1', 'v2'] as const
type Version = (typeof VERSIONS)[number]

/** The Swagger page of one document, with a link to the other. */
const pageOf = (version: Version) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API ${version}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/swagger/swagger-ui.css">
</head>
<body>
<nav class="swagger-ui"><div class="wrapper"><p>
<a class="link" href="/swagger?version=v1">v1: the document that existing clients were generated from</a> ·
<a class="link" href="/swagger?version=v2">v2: the same calls with their error replies, and calls that were added since</a>
</p></div></nav>
<div id="calls" data-document="/swagger/${version}/swagger.json"></div>
<script src="/swagger/swagger-ui-bundle.js"></script>
<script src="/swagger/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({
  dom_id: '#calls',
  url: document.getElementById('calls').dataset.document,
  presets: [SwaggerUIBundle.presets.apis],
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith('XSRF-TOKEN='))
    if (cookie && request.method !== 'GET') request.headers['X-XSRF-TOKEN'] = cookie.slice('XSRF-TOKEN='.length)
    return request
  },
})
`

/**
 * The OpenAPI documents of the REST calls, and a Swagger page without external files.
 * @param page whether the page is served; the documents always are, because clients are generated from them.
 */
export function documentsRouter({ page }: { readonly page: boolean }): Router {
  const router = Router()
  const documents = new Map<string, object>(VERSIONS.map((version) => [version, openApiDocument(version)]))
  router.get('/:version/swagger.json', (request, response, next) => {
    const document = documents.get(request.params.version)
    if (document) response.set('Cache-Control', 'no-cache').json(document)
    else next()
  })
  if (!page) return router
  router.get('/', (request, response) => {
    const version = VERSIONS.find((each) => each === request.query.version) ?? 'v1'
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': developerPolicies.swagger })
    response.type('html').send(pageOf(version))
  })
  router.get('/start.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START)
  })
  const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/${file}`, (_request, response) => response.sendFile(file, { root: assets, maxAge: '1d' }))
  }
  return router
}
