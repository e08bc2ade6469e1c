import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { prerenderStatic } from '@apollo/client/react/ssr'
import express from 'express'
import { renderToString } from 'react-dom/server'
import { Menu } from './menu-markup.tsx'
import type { Part } from './menu-rows.ts'
import { plainStack } from './plain-stack.ts'
import { given, serve } from './serve.ts'

const MENU = gql`
  {
    menu {
      id
      name
      products {
        id
        name
        description
        price
        availiblity
        productImages {
          filePath
        }
        foodInformation {
          ingredients
          allergens
          allergenNote
          containsAlcohol
          containsPork
          diet
          portion {
            amount
            unit
            of
          }
          energyKcal
          energySource
          isAlcoholicDrink
        }
      }
    }
  }
`

/** The dishes of the menu page, queried by a component as in the tutorials of Apollo Client. */
function Page() {
  const { data } = useQuery<{ menu: Part[] }>(MENU)
  return data ? <Menu parts={data.menu} /> : <p>…</p>
}

/** Server rendering as documented by Apollo Client, over the schema of the same process. */
const { databaseUrl } = await given()
const { schema, context } = await plainStack(databaseUrl)
const app = express()
app.get('/food-collection', async (_request, response) => {
  const client = new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    link: new SchemaLink({ schema, context: context() }),
  })
  const { result } = await prerenderStatic({
    tree: (
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>
    ),
    context: { client },
    renderFunction: renderToString,
  })
  const state = JSON.stringify(client.extract()).replaceAll('<', '\\u003c')
  response.send(`<!doctype html>${result}<script type="application/json">${state}</script>`)
})
serve(app)
