import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import type { Headers } from '../support/people.ts'

export const ADMIN_PASSWORD = 'a password for the bench'

/** The measured content: 12 categories, 150 products, 300 pictures, times the scale. */
export async function fill(url: string, databaseUrl: string, scale: number): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query('select count(*)::int as n from category')
  if (rows[0]?.n > 0) throw new Error('The bench wants a database without content.')
  await database.query(
    `insert into category (created_date, name, description, "order")
     select now(), 'Bölüm ' || n, 'Ocaktan yeni çıkanlar', n from generate_series(1, 12 * $1::int) n`,
    [scale],
  )
  await database.query(
    `insert into product (created_date, name, description, price, category_id)
     select now(), 'Yemek ' || n, 'Tereyağlı, köy usulü; yanında közlenmiş biber', 50 + n % 400,
            (select min(id) from category) + n % (12 * $1::int)
     from generate_series(1, 150 * $1::int) n`,
    [scale],
  )
  const headers = await signIn(url)
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c23b22' } })
    .composite([{ input: Buffer.from(DRAWING) }])
    .png()
    .toBuffer()
  const { rows: first } = await database.query('select min(id) as id from product')
  const filePath = await upload(url, headers, String(first[0]?.id), picture)
  await database.query(
    `insert into product_image (created_date, index, size, type, content_type, file_name, file_path, product_id)
     select now(), n, 1, 'image', 'image/webp', 'yemek.png', $1, product.id
     from product, generate_series(0, 1) n where not exists
       (select 1 from product_image i where i.product_id = product.id and i.index = n)`,
    [filePath],
  )
  await database.query('vacuum analyze')
  await database.end()
  // Time for the application to receive the notification.
  await pause(200)
}

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <circle cx="800" cy="600" r="500" fill="#fff8ec"/><circle cx="800" cy="600" r="360" fill="#f2b33d"/></svg>`

/** The headers of the first administrator. */
export async function signIn(url: string): Promise<Headers> {
  const login = await graphql(url, {}, 'mutation($i: LoginInput!) { login(input: $i) { authToken } }', {
    i: { email: 'admin@example.com', password: ADMIN_PASSWORD },
  })
  return { authorization: `Bearer ${(login.login as { authToken: string }).authToken}` }
}

/** Queries over HTTP. @throws {Error} with the server's messages if it returns errors. */
export async function graphql(
  url: string,
  headers: Headers,
  query: string,
  variables: object = {},
): Promise<Record<string, unknown>> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await reply.json()) as { data: Record<string, unknown>; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function upload(url: string, headers: Headers, productId: string, picture: Buffer): Promise<string> {
  const form = new FormData()
  const query = `mutation($p: ID!, $f: [Upload!]!) { addProductImages(productId: $p, images: $f) { filePath } }`
  form.append('operations', JSON.stringify({ query, variables: { p: productId, f: [null] } }))
  form.append('map', JSON.stringify({ 0: ['variables.f.0'] }))
  form.append('0', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'yemek.png')
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Apollo-Require-Preflight': 'true', ...headers },
    body: form,
  })
  const { data, errors } = (await reply.json()) as {
    data: { addProductImages: { filePath: string }[] }
    errors?: unknown
  }
  const stored = data?.addProductImages[0]?.filePath
  if (!stored) throw new Error(JSON.stringify(errors))
  return stored
}
