import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { type Page, pages } from '../../web/src/pages.ts'
import { paths } from '../../web/src/paths.ts'
import type { Responder } from '../cache/responder.ts'
import type { Services } from '../services.ts'
import { wellKnownRouter } from './well-known.ts'

const row = { id: '7', createdDate: new Date(0), updatedDate: null }
const all = (rows: object[]) => ({ getAll: async () => rows })
const services = {
  site: {
    site: async () => ({
      pages: ['faq', 'cart', '360'].map((key) => ({ key, mode: 'OWN' })),
      hiddenPages: [],
      languages: [],
    }),
    textsOfPages: async () => [],
  },
  ...{
    categories: all([]),
    products: all([]),
    abouts: all([]),
    blogs: all([]),
    restaurantServices: all([row]),
  },
} as unknown as Services
const responder = {
  respond: async (_request, response, make) => void response.end((await make()).body),
} as Responder

/** The addresses in the sitemap of a site that has these pages. */
async function sitemapOf(list: readonly Page[]): Promise<string[]> {
  const parts = { services, pages: list, responder, contextFor: () => ({}) as never, publicUrl: () => '' }
  const server = createServer(express().use(wellKnownRouter(parts)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sitemap.xml`)
  const text = await reply.text()
  server.close()
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(address))
}

test('the sitemap has what is indexed of each page, and the tour, which is none', async () => {
  const first = ['/', '/food-collection', '/categories', '/services']
  expect(await sitemapOf(pages)).toEqual([
    ...first,
    ...['/contact', '/faq', '/cart', '/360SanalTur', '/services-details/7'],
  ])
  const left = new Set<string>([paths.cart, paths.contact, paths.service(':id')])
  const fewer = pages.map((page) => (left.has(page.path) ? { ...page, indexed: false as const } : page))
  expect(await sitemapOf(fewer)).toEqual([...first, '/faq', '/360SanalTur'])
})
