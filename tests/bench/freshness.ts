import type { Headers } from '../support/people.ts'
import { graphql } from './data.ts'
import type { ProductTarget } from './processes.ts'

const WRITE = 'mutation($id: ID!, $p: Float!) { updateProduct(id: $id, input: { price: $p }) { price } }'
const READ = 'query($id: ID!) { product(id: $id) { price } }'

interface Freshness {
  /** Number of reads right after a write in the same process. */
  readonly pairs: number
  readonly stale: number
  /** The longest time until another process showed a write, in milliseconds. */
  readonly otherProcessMs: number
}

/** Repeatedly writes a price and reads it back, in the same process and in another. */
export async function freshness(
  writer: ProductTarget,
  other: ProductTarget,
  headers: Headers,
  pairs: number,
): Promise<Freshness> {
  const { products } = (await graphql(writer.url, {}, '{ products { id } }')) as {
    products: { id: string }[]
  }
  const id = products[0]?.id
  const priceAt = async ({ url }: ProductTarget) =>
    ((await graphql(url, {}, READ, { id })) as { product: { price: number } }).product.price
  let stale = 0
  let otherProcessMs = 0
  for (let pair = 0; pair < pairs; pair++) {
    const price = 100 + (pair % 500)
    await graphql(writer.url, headers, WRITE, { id, p: price })
    const written = performance.now()
    if ((await priceAt(writer)) !== price) stale++
    if (pair % 20 > 0) continue
    while ((await priceAt(other)) !== price && performance.now() - written < 5_000);
    otherProcessMs = Math.max(otherProcessMs, performance.now() - written)
  }
  return { pairs, stale, otherProcessMs: Math.round(otherProcessMs) }
}

/** Writes a price at intervals until stopped. */
export function writing(target: ProductTarget, headers: Headers, everyMs: number): () => Promise<void> {
  let over = false
  const loop = async () => {
    const { products } = (await graphql(target.url, {}, '{ products { id } }')) as {
      products: { id: string }[]
    }
    for (let n = 0; !over; n++) {
      const next = performance.now() + everyMs
      await graphql(target.url, headers, WRITE, { id: products[0]?.id, p: 100 + (n % 50) })
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
    }
  }
  const running = loop()
  return () => {
    over = true
    return running
  }
}
