import type { RequestHandler } from 'express'

/** Files need the preflight header; the token is written in by hand, once somebody has signed in. */
const HEADERS = { Authorization: 'Bearer PASTE-THE-TOKEN-HERE', 'Apollo-Require-Preflight': 'true' }

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

const SIGN_IN = `# Write your password and send. Then paste the token into the headers of the tab "A dish"
# (the icon with the two arrows, on the left).
mutation SignIn {
  login(input: { email: "admin@example.com", password: "" }) {
    firstName
    authToken
    expiresIn
  }
}
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

/** The playground, from this server alone, with the first steps laid out in tabs. */
export function playground(): RequestHandler {
  let loading: Promise<RequestHandler> | undefined
  return (request, response, next) => {
    const wantsPage =
      request.method === 'GET' &&
      request.query.query === undefined &&
      request.accepts('json', 'html') === 'html'
    if (!wantsPage && request.path === '/') return next()
    // It takes more memory than all that visitors ask for, and is for few.
    loading ??= load()
    loading.then((page) => page(request, response, next), next)
  }
}

async function load(): Promise<RequestHandler> {
  const { altairExpress } = await import('altair-express-middleware')
  return altairExpress({
    endpointURL: '/graphql',
    disableAccount: true,
    initialSettings: { 'schema.reloadOnStart': true },
    initialWindows: [
      { initialName: 'Menu', initialQuery: MENU },
      {
        initialName: 'Sign in',
        initialQuery: SIGN_IN,
      },
      {
        initialName: 'A dish',
        initialQuery: A_DISH,
        initialVariables: '{\n  "productId": 0\n}',
        initialHeaders: HEADERS,
      },
    ],
  })
}
