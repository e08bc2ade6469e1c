import { afterAll, beforeAll } from 'vitest'
import { type Answer, type Api, startApi } from './api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from './people.ts'

/** An API for all tests of a file, with users who manage users, groups and roles. */
interface Accounts {
  readonly api: Api
  readonly people: People
  readonly admin: Headers
  /** Manages users and groups, and nothing else. */
  readonly manager: Person
  /** Headers of the manager. */
  readonly headers: Headers
  /** Runs a mutation by its name, such as `addUser`, by default as the manager. */
  mutate(
    field: string,
    variables: { id?: unknown; input?: object },
    as?: Headers,
  ): Promise<Answer<Record<string, never>>>
}

export function openAccounts(): Accounts {
  let api: Api
  let people: People
  let admin: Headers
  let manager: Person
  let headers: Headers

  beforeAll(async () => {
    api = await startApi()
    people = await createPeople(api)
    admin = await people.headers(people.admin)
    manager = await people.userWith(['user.manage', 'group.manage', 'role.manage'])
    headers = await people.headers(manager)
  })

  afterAll(() => api?.close())

  return {
    get api() {
      return api
    },
    get people() {
      return people
    },
    get admin() {
      return admin
    },
    get manager() {
      return manager
    },
    get headers() {
      return headers
    },
    mutate(field, variables, as = headers) {
      const title = field.replace(/^(add|update|remove|restore)/, '')
      const verb = field.slice(0, -title.length)
      const input =
        verb === 'add' || verb === 'update' ? `$input: ${verb === 'add' ? 'Add' : 'Update'}${title}!` : ''
      const id = verb === 'add' ? '' : '$id: ID!'
      const passed = [id && 'id: $id', input && 'input: $input'].filter(Boolean).join(', ')
      const selection = verb === 'remove' ? '' : '{ id }'
      return api.ask(
        `mutation (${[id, input].filter(Boolean).join(', ')}) { ${field}(${passed}) ${selection} }`,
        variables,
        as,
      )
    },
  }
}

/** The code of the refusal, or null. */
export const codeOf = ({ errors }: Answer<unknown>): string | null => errors?.[0]?.extensions.code ?? null

/** The input of a new, unique user; `input` overrides fields. */
export function newUser(input: object = {}) {
  const userName = unique('new')
  return { userName, email: `${userName}@example.com`, password: PASSWORD, ...input }
}
