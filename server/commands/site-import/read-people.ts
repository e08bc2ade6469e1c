import type { LooseRecord } from './loose-record.ts'
import type { LeftOut } from './old-record.ts'
import type { OldServer } from './old-server.ts'
import { listOf, type OldList, sorted } from './read-lists.ts'

const PAGE_COUNT = 100
/** A server that counts pages from 0, or ignores them, gives nobody new at last. */
const MAX_PAGES = 1_000

export interface OldRole {
  readonly id: string
  readonly name: string
}

export interface OldGroup extends OldRole {
  readonly description: string | null
  readonly roleIds: readonly string[]
}

export interface OldUser {
  readonly id: string
  readonly userName: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phoneNumber: string | null
  /** Whether it may sign in there; null for a status that nobody knows. */
  readonly isActive: boolean | null
  readonly groupIds: readonly string[]
}

/** Records of people, with those that are left out, and all ids that the old site has. */
export interface OldPeople<T> {
  readonly records: readonly T[]
  readonly leftOut: readonly LeftOut[]
  readonly ids: ReadonlySet<string>
}

/** Page by page, until one brings nobody new. @throws {OldCallError} */
async function allPages(server: OldServer, path: string, name: string): Promise<OldList> {
  const found: unknown[] = []
  const seen = new Set<string>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = { Page: String(page), PageCount: String(PAGE_COUNT), Query: '', OrderBy: '' }
    const list = await listOf(server, path, query)
    const fresh = list.filter((each) => {
      const key = JSON.stringify(
        sorted([each], () => null)
          .ids.values()
          .next().value ?? each,
      )
      return !seen.has(key) && seen.add(key)
    })
    if (fresh.length === 0) break
    found.push(...fresh)
  }
  return sorted(found, (record) => record.line(name))
}

function people<T>(
  { records, leftOut, ids }: OldList,
  read: (id: string, record: LooseRecord) => T,
): OldPeople<T> {
  return { leftOut, ids, records: records.map(({ id, record }) => read(id, record)) }
}

/** The ids of linked records, whether a link names them or has them in it. */
function linked(record: LooseRecord, list: string, one: string): string[] {
  const ids = record
    .records(list)
    .flatMap((link) => link.id(`${one}Id`) ?? link.record(one)?.id() ?? link.id() ?? [])
  return [...new Set(ids)].sort()
}

export async function readRoles(server: OldServer): Promise<OldPeople<OldRole>> {
  const list = await allPages(server, '/api/UserManager/get-role-all', 'name')
  return people(list, (id, record) => ({ id, name: record.line('name') ?? '' }))
}

export async function readGroups(server: OldServer): Promise<OldPeople<OldGroup>> {
  const list = await allPages(server, '/api/UserManager/get-group-all', 'name')
  return people(list, (id, record) => ({
    id,
    name: record.line('name') ?? '',
    description: record.line('description'),
    roleIds: linked(record, 'roles', 'role'),
  }))
}

export async function readUsers(server: OldServer): Promise<OldPeople<OldUser>> {
  const list = await allPages(server, '/api/UserManager/get-user-all', 'userName')
  return people(list, (id, record) => {
    const status = record.status()
    return {
      id,
      userName: record.line('userName') ?? record.line('email') ?? '',
      email: record.line('email') ?? '',
      firstName: record.line('firstName'),
      lastName: record.line('lastName'),
      phoneNumber: record.line('phoneNumber'),
      isActive: record.has('status') ? (status === null ? null : status === 1) : true,
      groupIds: linked(record, 'groups', 'group'),
    }
  })
}
