import { useQuery } from '@apollo/client/react'
import { buildSchema, parse } from 'graphql'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from './entry-server.tsx'

const NUMBER = parse('query Number($value: Int!) { same(value: $value) }')
let asked = 0

function Restless() {
  const { data } = useQuery(NUMBER, { variables: { value: ++asked } })
  return <p>{JSON.stringify(data)}</p>
}

function Late() {
  const { data } = useQuery(NUMBER, { variables: { value: 7 } })
  return <p>{data ? 'seven' : 'nothing'}</p>
}

function Large() {
  const { data } = useQuery(NUMBER, { variables: { value: 0 } })
  return <p>{data ? 'all' : 'nothing'}</p>
}

vi.mock('./router.tsx', () => {
  const queries = () => [{ query: NUMBER, variables: { value: 0 }, carried: () => ({ same: 'a part' }) }]
  const route = (path: string, Component: () => ReactNode) => ({
    path,
    Component,
    handle: { page: { queries } },
  })
  return { routes: () => [route('/restless', Restless), route('/late', Late), route('/large', Large)] }
})

const schema = buildSchema('type Query { same(value: Int!): Int }')
const page = (url: string) => render({ url, schema, context: {} })

test('renders again with the results of a query that the route does not declare', async () => {
  expect(await page('/late')).toMatchObject({ html: '<p>seven</p>', undeclared: ['Number'] })
})

test('stops rendering a page that queries something else in each render', async () => {
  await expect(page('/restless')).rejects.toThrow('/restless queries something else in each render: Number.')
})

test('renders with the whole result, of which the document carries the part that the route names', async () => {
  const { html, state } = await page('/large')
  expect(html).toBe('<p>all</p>')
  expect(state).toMatchObject({ results: { 'Number {"value":0}': { same: 'a part' } } })
})
