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

const SHELL = gql`
  {
    services {
      id
      name
    }
    contacts {
      address
      phoneNumber
    }
  }
`

interface Shell {
  readonly services: readonly { readonly id: string; readonly name: string }[]
  readonly contacts: readonly { readonly address: string | null; readonly phoneNumber: string | null }[]
}

/** The dishes of the menu page, queried by a component as in the tutorials of Apollo Client. */
function Page() {
  const { data } = useQuery<{ menu: Part[] }>(MENU)
  return data ? <Menu parts={data.menu} /> : <p>…</p>
}

const LINKS = ['Anasayfa', '360°', 'Hakkımızda', 'Menü', 'Hizmetler', 'İletişim', 'Sepet']
const DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']

/** The navigation and the footer of all pages, about as many elements as the application's. */
function Layout() {
  const { data } = useQuery<Shell>(SHELL)
  const [contact] = data?.contacts ?? []
  const links = (className: string, names: readonly string[]) => (
    <ul className={className}>
      {names.map((name) => (
        <li key={name} className={`${className}__item`}>
          <a href={`/${name}`}>
            <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 12h16M12 4v16" />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <html lang="tr">
      <body>
        <header className="navbar">
          {links('navbar__links', LINKS)}
          {links(
            'navbar__services',
            (data?.services ?? []).map(({ name }) => name),
          )}
          <a href={`tel:${contact?.phoneNumber}`}>{contact?.phoneNumber}</a>
        </header>
        <Page />
        <footer className="footer">
          {links('footer__links', LINKS)}
          {links('footer__days', DAYS)}
          <address>{contact?.address}</address>
        </footer>
      </body>
    </html>
  )
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
        <Layout />
      </ApolloProvider>
    ),
    context: { client },
    renderFunction: renderToString,
  })
  const state = JSON.stringify(client.extract()).replaceAll('<', '\\u003c')
  response.send(`<!doctype html>${result}<script type="application/json">${state}</script>`)
})
serve(app)
