import { randomBytes } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { developerPolicies } from '../http/security-headers.ts'

/** Address of the playground; its files are below. */
const BASE = '/graphql/'

/** Uploads need the preflight header. The tab "Sign in" sets the variable `token`. */
const HEADERS = { Authorization: 'Bearer {{token}}', 'Apollo-Require-Preflight': 'true' }

const MENU = `# The menu: categories with their dishes, prices and pictures
query Menu {
  categories {
    id
    name
    products {
      id
      name
      description
      price
      availiblity
      productImages {
        thumbUrl
      }
    }
  }
}
`

const SIGN_IN = `# Write your password under VARIABLES, below, and send. The other tabs use the token from then on.
# Nothing is stored in the browser: closing or reloading this page forgets both.
mutation SignIn($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) {
    firstName
    authToken
    expiresIn
  }
}
`

const SIGN_IN_VARIABLES = `{
  "email": "admin@example.com",
  "password": ""
}`

/** Runs after a sign-in, in the playground's interpreter of ECMAScript 2019. */
const KEEP_TOKEN = `const { data } = JSON.parse(altair.response.body)
if (data && data.login) altair.helpers.setEnvironment('token', data.login.authToken, true)
`

const A_DISH = `# Run one after the other, with the id that the first one gives. Pictures are chosen under VARIABLES, below.
mutation AddDish {
  addProduct(input: { name: "Deneme tabağı", price: 149.5, categoryId: 1 }) {
    id
    name
    price
    version
  }
}

mutation AddPictures($productId: ID!, $images: [Upload!]!) {
  addProductImages(productId: $productId, images: $images) {
    index
    imageUrl
  }
}

query FindDish {
  productTable(query: { query: "deneme" }) {
    totalCount
    items {
      id
      name
      price
      productImages {
        imageUrl
      }
    }
  }
}

mutation ChangePrice($productId: ID!) {
  updateProduct(id: $productId, input: { price: 155 }) {
    price
    version
  }
}

mutation RemoveDish($productId: ID!) {
  removeProduct(id: $productId)
}

mutation RestoreDish($productId: ID!) {
  restoreProduct(id: $productId) {
    name
  }
}
`

const ENVIRONMENT = 'api'

/**
 * The playground writes its whole state to the browser's storage, including passwords in variables and tokens, even if
 * it does not read it back. This makes each of those writes succeed without effect, and clears the storage.
 */
const STORE_NO_STATE = `for (const write of ['add', 'put']) {
  const original = IDBObjectStore.prototype[write]
  IDBObjectStore.prototype[write] = function (...values) {
    return this.name === 'appState' ? this.count() : original.apply(this, values)
  }
}
indexedDB.databases().then((databases) => {
  if (!databases.some(({ name }) => name === 'AltairDB')) return
  indexedDB.open('AltairDB').onsuccess = ({ target: { result: database } }) => {
    if (database.objectStoreNames.contains('appState'))
      database.transaction('appState', 'readwrite').objectStore('appState').clear()
    database.close()
  }
})
`

/** The playground opens its tabs in order and shows the last one. This shows the first. */
const SHOW_FIRST_TAB = (
  tabs: number,
) => `const tabs = () => document.querySelectorAll('.window-switcher__item')
const observer = new MutationObserver(() => {
  if (tabs().length < ${tabs}) return
  observer.disconnect()
  tabs()[0].click()
})
observer.observe(document.body, { childList: true, subtree: true })
`

const WINDOWS = [
  { initialName: 'Menu', initialQuery: MENU, initialHeaders: HEADERS },
  {
    initialName: 'Sign in',
    initialQuery: SIGN_IN,
    initialVariables: SIGN_IN_VARIABLES,
    initialPostRequestScript: KEEP_TOKEN,
  },
  {
    initialName: 'A dish',
    initialQuery: A_DISH,
    initialVariables: '{\n  "productId": 0\n}',
    initialHeaders: HEADERS,
  },
]

/**
 * The playground with example operations in tabs, served without external files. Requests for other files are passed
 * on.
 */
export function playground(): RequestHandler {
  const router = Router()
  let loading: Promise<Playground> | undefined
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const isRoot = request.path === '/'
    if (isRoot && !wantsPage(request)) return next()
    // Loaded on first use: it takes more memory than all pages of the site, and is rarely used.
    loading ??= load()
    loading.then(({ page, files }) => {
      if (isRoot) page(response)
      else files(request, response, next)
    }, next)
  })
  return router
}

interface Playground {
  page(response: Response): void
  readonly files: RequestHandler
}

function wantsPage(request: Request): boolean {
  return request.query.query === undefined && request.accepts('json', 'html') === 'html'
}

async function load(): Promise<Playground> {
  const { getDistDirectory, renderAltair } = await import('altair-static')
  const files = express.static(getDistDirectory(), { index: false, redirect: false })
  return {
    files,
    page(response) {
      const nonce = randomBytes(16).toString('base64')
      const html = renderAltair({
        baseURL: BASE,
        endpointURL: '/graphql',
        cspNonce: nonce,
        disableAccount: true,
        preserveState: false,
        initialSettings: {
          'schema.reloadOnStart': true,
          'banners.disable': true,
          // Request scripts run in an interpreter, so that the content security policy need not allow `eval`.
          'beta.disable.newScript': true,
        },
        initialEnvironments: {
          activeSubEnvironment: ENVIRONMENT,
          subEnvironments: [{ id: ENVIRONMENT, title: 'This API', variables: { token: '' } }],
        },
        initialWindows: WINDOWS,
      })
      response.set({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': developerPolicies.playground(nonce),
      })
      const script = (source: string) => `<script nonce="${nonce}">${source}</script>`
      response
        .type('html')
        .send(
          html
            .replace('</head>', () => `${script(STORE_NO_STATE)}</head>`)
            .replace('</body>', () => `${script(SHOW_FIRST_TAB(WINDOWS.length))}</body>`),
        )
    },
  }
}
