import { createRequire } from 'node:module'
import path from 'node:path'
import { Router } from 'express'
import { openApiDocument } from './openapi.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST calls</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/swagger/swagger-ui.css">
</head>
<body>
<div id="calls"></div>
<script src="/swagger/swagger-ui-bundle.js"></script>
<script src="/swagger/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({
  dom_id: '#calls',
  urls: [
    { name: 'v1, as clients were generated from it', url: '/swagger/v1/swagger.json' },
    { name: 'v2, with error replies', url: '/swagger/v2/swagger.json' },
  ],
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

/** The documents of the REST calls, and a page to read and try them, from this server alone. */
export function documentsRouter(): Router {
  const router = Router()
  const versions = new Map([
    ['v1', openApiDocument('v1')],
    ['v2', openApiDocument('v2')],
  ])
  router.get('/:version/swagger.json', (request, response, next) => {
    const document = versions.get(request.params.version)
    if (document) response.set('Cache-Control', 'no-cache').json(document)
    else next()
  })
  router.get('/', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(PAGE)
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
