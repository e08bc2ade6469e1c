import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type Person } from '../support/people.ts'

interface Many {
  many: { count: number; requestId: string }
}

let api: Api
let people: Awaited<ReturnType<typeof createPeople>>
let admin: Headers
let category: number

beforeAll(async () => {
  // That of the product: a call that waits for a lock is refused in time.
  api = await startApi({}, { limits: { lock: 2_000 } })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  category = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

const SAVE = 'mutation ($lines: [ProductLine!]!) { many: saveProducts(lines: $lines) { count requestId } }'
const REMOVE = 'mutation ($ids: [ID!]!) { many: removeProducts(ids: $ids) { count requestId } }'
const UNDO = 'mutation ($id: String!) { undoRequest(requestId: $id) }'

async function dishes(count: number): Promise<number[]> {
  const lines = Array.from({ length: count }, (_, n) => ({ name: `${n}`, price: 1, categoryId: category }))
  const { errors } = await api.ask<Many>(SAVE, { lines }, admin)
  expect(errors).toBeUndefined()
  const { rows } = await api.sql('select id from product order by id desc limit $1', [count])
  return rows.map(({ id }) => id).toReversed()
}

const save = (ids: readonly number[], price: number) =>
  api.ask<Many>(SAVE, { lines: ids.map((id) => ({ id, price, categoryId: category })) }, admin)

const reasonsOf = (answers: readonly { errors?: readonly { extensions: { reason: string } }[] }[]) =>
  answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.reason))

/** Deadlocks that the database has detected so far. */
async function deadlocks(): Promise<number> {
  await api.sql('select pg_stat_force_next_flush()')
  const { rows } = await api.sql('select deadlocks from pg_stat_database where datname = current_database()')
  return Number(rows[0].deadlocks)
}

async function withoutDeadlock(work: () => Promise<void>): Promise<void> {
  const before = await deadlocks()
  await work()
  expect(await deadlocks()).toBe(before)
}

describe('A4: concurrent calls over the same records in opposite orders', () => {
  test('save the same list', () =>
    withoutDeadlock(async () => {
      const ids = await dishes(40)
      for (let round = 1; round <= 5; round++) {
        const answers = await Promise.all([save(ids, round), save(ids.toReversed(), round + 10)])
        expect(reasonsOf(answers)).toEqual([])
      }
    }))

  test('save a list, and undo an earlier request', () =>
    withoutDeadlock(async () => {
      const ids = await dishes(40)
      for (let round = 1; round <= 5; round++) {
        const { data } = await save(ids, 100 + round)
        const answers = await Promise.all([
          save(ids, 200 + round),
          api.ask(UNDO, { id: data.many.requestId }, admin),
          save(ids.toReversed(), 300 + round),
        ])
        // What was changed again cannot be undone.
        for (const reason of reasonsOf(answers)) expect(reason).toBe('UNDO_CHANGED_SINCE')
      }
    }))

  test('undo removals of dishes, and remove and restore them and their categories', () =>
    withoutDeadlock(async () => {
      const ids = await dishes(20)
      const many = (query: string, list: readonly number[]) => api.ask<Many>(query, { ids: list }, admin)
      const RESTORE = REMOVE.replace('removeProducts', 'restoreProducts')
      for (let round = 0; round < 5; round++) {
        const { data } = await many(REMOVE, ids)
        const answers = await Promise.all([
          many(RESTORE, ids.toReversed()),
          api.ask(UNDO, { id: data.many.requestId }, admin),
          api.services.categories.update(api.staff, category, { description: `${round}` }).then(() => ({})),
        ])
        for (const reason of reasonsOf(answers))
          expect(['NOT_FOUND', 'UNDO_ALREADY_RESTORED', 'UNDO_NOTHING_LEFT']).toContain(reason)
      }
    }))

  test('undo a change of a group, and remove the user who does', () =>
    withoutDeadlock(async () => {
      for (let round = 0; round < 5; round++) {
        const manager: Person = await people.userWith(['group.manage'])
        const headers = await people.headers(manager)
        const changed = await api.ask<{ addGroup: { id: string } }>(
          'mutation ($name: String!) { addGroup(input: { name: $name }) { id } }',
          { name: `g${round}-${Date.now()}` },
          headers,
        )
        const { rows } = await api.sql(
          "select request_id as id from change where entity = 'group' and entity_id = $1",
          [changed.data.addGroup.id],
        )
        const answers = await Promise.all([
          api.ask(UNDO, { id: rows[0].id }, headers),
          api.services.users
            .remove(api.staff, manager.id)
            .then(() => ({}))
            .catch((error) => ({ errors: [{ extensions: error }] })),
        ])
        for (const reason of reasonsOf(answers)) expect(reason).toBe('SIGN_IN_REQUIRED')
      }
    }))
})

test('A4: a wait for a lock that is too long is reported as too many changes', async () => {
  const [id] = await dishes(1)
  await api.sql('begin')
  try {
    await api.sql('select from product where id = $1 for update', [id])
    const { status, errors, headers } = await save([id as number], 2)
    expect([status, errors?.[0]?.extensions.reason]).toEqual([503, 'TOO_MANY_CHANGES'])
    expect(headers.get('retry-after')).not.toBeNull()
  } finally {
    await api.sql('rollback')
  }
})

test('A5: what a list costs is a number of statements that hardly depends on its length', async () => {
  const count = async (length: number) => {
    const ids = await dishes(length)
    const counts: Record<string, number> = {}
    const counted = async (name: string, call: () => Promise<{ errors?: unknown; data: unknown }>) => {
      let data: unknown
      const statements = await api.statementsOf(async () => {
        const answer = await call()
        expect(answer.errors).toBeUndefined()
        data = answer.data
      })
      counts[name] = statements.length
      return (data as Many).many?.requestId
    }
    const many = (query: string, variables: object) => () => api.ask<Many>(query, variables, admin)
    const undo = (name: string, id: string) => counted(name, many(UNDO, { id }))
    await undo('undo of a list', await counted('save', () => save(ids, 5)))
    const input = { availiblity: false, categoryId: category }
    const UPDATE =
      'mutation ($ids: [ID!]!, $input: UpdateProduct!) { many: updateProducts(ids: $ids, input: $input) { count requestId } }'
    await undo('undo of an update', await counted('update', many(UPDATE, { ids, input })))
    await undo('undo of a removal', await counted('remove', many(REMOVE, { ids })))
    await many(REMOVE, { ids })()
    const RESTORE = REMOVE.replace('removeProducts', 'restoreProducts')
    await counted('restore', many(RESTORE, { ids }))
    return counts
  }
  const few = await count(3)
  const several = await count(250)
  for (const [name, statements] of Object.entries(several))
    expect({ name, statements }).toEqual({
      name,
      statements: expect.toSatisfy((n) => n <= (few[name] ?? 0) + 6),
    })
})
