import { paths } from '../../web/src/paths.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Reply } from '../http/reply.ts'
import type { Services } from '../services.ts'

export type MovedServices = Pick<Services, 'movedAddresses'>

/** Pages of records, as the old site had them, with the kind of the record. */
const PAGES = [
  { kind: 'service', address: paths.service },
  { kind: 'category', address: paths.menuOf },
] as const

/** Leads from a missing page to the record that had its id on the old site; null if there is none. */
export async function movedPage(
  { movedAddresses }: MovedServices,
  context: RequestContext,
  url: string,
): Promise<Reply | null> {
  const [path = '', search] = url.split('?', 2)
  for (const { kind, address } of PAGES) {
    const start = address('')
    if (!path.startsWith(start)) continue
    const id = await movedAddresses.ownId(context, kind, path.slice(start.length).replace(/\/$/, ''))
    if (id === null) return null
    const Location = address(id) + (search === undefined ? '' : `?${search}`)
    // Not for ever: that record may be removed, and a new one have its id.
    return { status: 301, headers: { Location, 'Cache-Control': 'no-cache' }, body: Buffer.alloc(0) }
  }
  return null
}
