import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { REPLY_BOUNDS } from '../../server/graphql/reply-bounds.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { inTemporaryFolder } from '../support/temporary-folder.ts'

let api: Api
let menuEditor: Headers
let nobody: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  menuEditor = await people.headers(await people.userWith(['category.manage', 'product.manage']))
  nobody = await people.headers(await people.userWith([]))
  await api.sql(`insert into category (created_date, name, "order") values (now(), 'Kahvaltı', 1)`)
  await api.sql(`insert into product (created_date, name, description, price, category_id)
    select now(), 'Yemek ' || n, repeat('x', 100), n, 1 from generate_series(1, 150) n`)
})

afterAll(() => api.close())

/** Sends a hostile request, and meanwhile measures whether the process answers. */
async function attack(
  send: () => Promise<Response>,
): Promise<{ status: number; text: string; longestMs: number }> {
  let over = false
  let longestMs = 0
  const asking = (async () => {
    while (!over) {
      const began = performance.now()
      await fetch(`${api.url}/healthz`)
      longestMs = Math.max(longestMs, performance.now() - began)
    }
  })()
  const reply = await send()
  const text = await reply.text()
  over = true
  await asking
  return { status: reply.status, text, longestMs }
}

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

const codeOf = (text: string) => JSON.parse(text).errors[0].extensions.code
const reasonOf = (text: string) => JSON.parse(text).errors[0].extensions.reason

/** Well above the delays of a busy machine, and far below the time of the attacks before the fix. */
const PATIENT_MS = 3_000

describe('D78: the size of a reply is limited', () => {
  test.each([
    '{products{category{products{category{products{id}}}}}}',
    '{products{category{products{category{products{id name description price}}}}}}',
    '{products{category{products{category{products{category{products{id}}}}}}}}',
  ])('%s', async (query) => {
    const { status, text, longestMs } = await attack(() => post(JSON.stringify({ query }), menuEditor))
    expect([status, codeOf(text)]).toEqual([400, 'BAD_USER_INPUT'])
    expect(text).toMatch(/20,000 records or 8 MiB/)
    expect(text.length).toBeLessThan(1_000)
    expect(longestMs).toBeLessThan(PATIENT_MS)
  })

  test('a reply of few large records is limited in bytes', async () => {
    const aliases = Array.from({ length: 15 }, (_, n) => `d${n}: description`).join(' ')
    const query = `{ productTable(query: { pageSize: 100 }) { items { category { products { ${aliases} } } } } }`
    expect(100 * 151).toBeLessThan(REPLY_BOUNDS.rows)
    const { status, text } = await attack(() => post(JSON.stringify({ query })))
    expect([status, reasonOf(text)]).toEqual([400, 'REPLY_TOO_LARGE'])
  })

  test('the limit applies to signed-in users too, and not below it', async () => {
    const query = '{ products { category { products { id } } } }'
    expect(150 * 150).toBeGreaterThan(REPLY_BOUNDS.rows)
    expect(reasonOf(await (await post(JSON.stringify({ query }), menuEditor)).text())).toBe('REPLY_TOO_LARGE')
    const { data } = await api.ask<{ productTable: { items: { category: { products: unknown[] } }[] } }>(
      '{ productTable(query: { pageSize: 100 }) { items { category { products { id name } } } } }',
    )
    expect(data.productTable.items).toHaveLength(100)
    expect(data.productTable.items[0]?.category.products).toHaveLength(150)
  })
})

describe('A7: what a query returns is estimated before it is read', () => {
  const DEAR = '{products{category{products{category{products{id name description price}}}}}}'

  test.each([
    DEAR,
    '{categories{products{category{products{category{products{id}}}}}}}',
    '{productTable(query:{pageSize:100}){items{category{products{category{products{id}}}}}}}',
    '{products(listedOnly:true){category{products{category{products{id}}}}}}',
    `query($id:ID!,$yes:Boolean=true){category(id:$id){products{category{products{...F @include(if:$yes)}}}}}
     fragment F on Product{category{products{id}}}`,
  ])('%s is refused, and only who belongs to whom is read, once until content changes', async (query) => {
    const send = async () => {
      const { errors } = await api.ask(query, { id: 1 }, menuEditor)
      expect(errors?.[0]?.extensions.reason).toBe('REPLY_TOO_LARGE')
    }
    api.services.changes.announce()
    const graphs = async () => (await api.statementsOf(send)).filter((sql) => sql.includes('json_agg'))
    expect(await graphs()).toHaveLength(1)
    expect(await graphs()).toHaveLength(0)
  })

  test('a stranger does not go the way back up, which costs a menu for each dish', async () => {
    const upAgain = '{products{category{products{category{products{alias:id name}}}}}}'
    const { errors } = await api.ask(upAgain)
    expect(errors?.[0]?.extensions.reason).toBe('LIST_NESTED_TOO_OFTEN')
    const inParts =
      '{products{...P}} fragment P on Product{category{products{category{...C}}}} fragment C on Category{products{id}}'
    expect((await api.ask(inParts)).errors?.[0]?.extensions.reason).toBe('LIST_NESTED_TOO_OFTEN')
    expect(
      (await api.ask('{categories{id name products{id name price category{name}}}}')).errors,
    ).toBeUndefined()
  })

  test('it refuses nothing that the bounds of the reply allow', async () => {
    await api.sql(`insert into category (created_date, name, "order")
      select now(), 'Kategori ' || n, n from generate_series(2, 6) n`)
    await api.sql(`insert into product (created_date, name, price, category_id)
      select now(), 'Dolma ' || n, n, 2 + n % 4 from generate_series(1, 40) n`)
    api.services.changes.announce()
    /** Selections of a dish or of a category, nested a few levels. */
    const nested = fc.letrec<{ product: string; category: string }>((tie) => {
      const fields = fc.subarray(['id', 'name', 'description'], { minLength: 1 }).map((all) => all.join(' '))
      const within = (name: string, inner: 'product' | 'category') =>
        fc.option(tie(inner), { maxDepth: 4, depthSize: 'max' }).map((all) => (all ? `${name}{${all}}` : ''))
      return {
        product: fc.tuple(fields, within('category', 'category')).map((all) => all.join(' ')),
        category: fc.tuple(fields, within('products', 'product')).map((all) => all.join(' ')),
      }
    })
    const query = fc.oneof(
      nested.product.map((all) => `{products{${all}}}`),
      nested.product.map((all) => `{products(categoryId:3){${all}}}`),
      nested.product.map((all) => `{product(id:1){${all}}}`),
      nested.category.map((all) => `{categories{${all}}}`),
      nested.category.map((all) => `{category(id:4){${all}}}`),
    )
    const reasonBy = async (text: string) =>
      (await api.ask(text, {}, menuEditor)).errors?.[0]?.extensions.reason
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const estimated = await reasonBy(text)
        const without = vi.spyOn(api.services.relationGraphs, 'get').mockRejectedValue(new Error('away'))
        const counted = await reasonBy(text).finally(() => without.mockRestore())
        expect(estimated).toBe(counted)
      }),
      { numRuns: 60 },
    )
    await api.sql('delete from product where category_id > 1')
    await api.sql('delete from category where id > 1')
  })

  test('a query without lists inside a record that others belong to costs no statement more', async () => {
    api.services.changes.announce()
    const statements = await api.statementsOf(() => api.ask('{categories{products{name category{name}}}}'))
    expect(statements.filter((statement) => statement.includes('json_agg'))).toEqual([])
  })
})

describe('D79: the size of variables is limited', () => {
  const TABLE = 'query($q:TableQuery){productTable(query:$q){totalCount}}'
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 1]))

  test.each<[string, object, string]>([
    ['1,900 unknown fields', { q: unknown(1_900) }, 'INVALID_VARIABLES'],
    ['8,000 unknown fields', { q: unknown(8_000) }, 'TOO_MANY_VALUES'],
    ['80,000 unknown fields', { q: unknown(80_000) }, 'BODY_TOO_LARGE'],
    ['20,000 nulls in a list', { q: { filters: Array(20_000).fill(null) } }, 'TOO_MANY_VALUES'],
    ['20,000 empty objects', { q: { filters: Array(20_000).fill({}) } }, 'TOO_MANY_VALUES'],
    ['90,000 nulls in a list', { q: { filters: Array(90_000).fill(null) } }, 'BODY_TOO_LARGE'],
  ])('%s', async (_, variables, publicReason) => {
    for (const [headers, reason] of [
      [{}, publicReason],
      [menuEditor, 'INVALID_VARIABLES'],
    ] as const) {
      const body = JSON.stringify({ query: TABLE, variables })
      const { status, text, longestMs } = await attack(() => post(body, headers))
      expect([status, reasonOf(text)]).toEqual([reason === 'BODY_TOO_LARGE' ? 413 : 400, reason])
      expect(text.length).toBeLessThan(10_000)
      expect(longestMs).toBeLessThan(PATIENT_MS)
    }
  })

  test('a list of files without files', async () => {
    const query = 'mutation($f:[Upload!]!){addProductImages(productId:1,images:$f){id}}'
    const body = JSON.stringify({ query, variables: { f: Array(20_000).fill(null) } })
    const { text, longestMs } = await attack(() => post(body))
    expect(reasonOf(text)).toBe('TOO_MANY_VALUES')
    expect(longestMs).toBeLessThan(PATIENT_MS)
  })

  test('a long text', async () => {
    const body = JSON.stringify({ query: TABLE, variables: { q: { query: 'x'.repeat(70_000) } } })
    expect(reasonOf(await (await post(body)).text())).toBe('VARIABLES_TOO_LARGE')
  })

  test('nested without end', async () => {
    const body = `{"query":"${TABLE}","variables":{"q":${'{"q":'.repeat(15_000)}1${'}'.repeat(15_000)}}}`
    const { status, longestMs } = await attack(() => post(body))
    expect(status).toBe(400)
    expect(longestMs).toBeLessThan(PATIENT_MS)
  })

  test('D92: a filter’s value and name', async () => {
    const ask = (filter: object) => api.ask(TABLE, { q: { filters: [filter] } })
    for (const filter of [
      { field: 'name', value: 'x'.repeat(1_001) },
      { field: 'x'.repeat(65), value: 'x' },
    ]) {
      const { errors } = await ask(filter)
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      expect(errors?.[0]?.message.length).toBeLessThan(200)
    }
    expect((await ask({ field: 'name', value: 'x'.repeat(1_000) })).errors).toBeUndefined()
  })

  test('D93: the value of a filter is not interpreted', async () => {
    const { data, errors } = await api.ask(TABLE, { q: { filters: [{ field: 'name', value: '{keys}' }] } })
    expect([errors, data]).toEqual([undefined, { productTable: { totalCount: 0 } }])
  })
})

/** A multipart body of text parts, as on the wire. */
function multipart(parts: readonly (readonly [name: string, content: string, filename?: string])[]): string {
  const written = parts.map(
    ([name, content, filename]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${content}\r\n`,
  )
  return `${written.join('')}--x--\r\n`
}

const send = (body: string, headers: Readonly<Record<string, string>>) =>
  fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Apollo-Require-Preflight': '1',
      ...headers,
    },
    body,
  })

const ADD = 'mutation($f:[Upload!]!){addProductImages(productId:1,images:$f){id}}'
const operations = (variables: object = { f: [] }) => JSON.stringify({ query: ADD, variables })

describe('a map of files', () => {
  test.each<[string, object, unknown, string?]>([
    ['D80: an index out of bounds', { f: [] }, { 0: ['variables.f.200000'] }],
    ['D80: an index of a list that is full', { f: [null] }, { 0: ['variables.f.1'] }],
    ['D81: a path of 100,000 segments', {}, { 0: [`variables.${'a.'.repeat(100_000)}b`] }],
    ['a path outside of the variables', { f: [null] }, { 0: ['query'] }],
    ['a prototype', { f: [null] }, { 0: ['variables.__proto__.x'] }],
    ['a slot that is taken', { f: ['x'] }, { 0: ['variables.f.0'] }],
    ['a list', { f: [null] }, [['variables.f.0']], 'UPLOAD_MAP_INVALID'],
    ['no list of paths', { f: [null] }, { 0: 'variables.f.0' }, 'UPLOAD_MAP_INVALID'],
    ['no place for the file that is sent', { f: [null] }, {}, 'UPLOAD_NOT_MAPPED'],
    [
      'eleven files',
      { f: [null] },
      Object.fromEntries(
        Array(11)
          .fill(0)
          .map((_, n) => [n, ['variables.f.0']]),
      ),
      'TOO_MANY_FILES',
    ],
  ])('is refused if it names %s', async (_, variables, map, reason = 'UPLOAD_PATH_INVALID') => {
    const body = multipart([
      ['operations', operations(variables)],
      ['map', JSON.stringify(map)],
      ['0', 'x', 'a.png'],
    ])
    const { status, text, longestMs } = await attack(() => send(body, menuEditor))
    expect([status, reasonOf(text)]).toEqual([400, reason])
    expect(text.length).toBeLessThan(1_000)
    expect(longestMs).toBeLessThan(PATIENT_MS)
  })
})

describe('files', () => {
  test('D82: of a user who may not upload are refused before they are received', async () => {
    for (const [headers, status] of [
      [{}, 401],
      [nobody, 403],
    ] as const) {
      const { hostname, port } = new URL(api.url)
      const socket = connect(Number(port), hostname)
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      // The body never ends.
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: x\r\nApollo-Require-Preflight: 1\r\n${head.join('')}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000000\r\n\r\n--x\r\n`,
      )
      const reply = await new Promise<string>((resolve) => {
        socket.once('data', (bytes) => resolve(bytes.toString()))
      })
      expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      socket.destroy()
    }
  })

  test('leave nothing on the disk, accepted or refused', async () => {
    await inTemporaryFolder(async (folder) => {
      const outcomes = []
      for (const [map, file] of [
        ['{"0":["variables.f.0"]}', new Uint8Array(await plain('png'))],
        ['{"0":["variables.f.0"]}', 'no picture'],
        ['{"0":["variables.f.0"],"1":["variables.f.0"]}', 'stored before the other one is missed'],
      ] as const) {
        const form = new FormData()
        form.set('operations', operations({ f: [null] }))
        form.set('map', map)
        form.set('0', new File([file], 'a.png'))
        const headers = { 'Apollo-Require-Preflight': '1', ...menuEditor }
        const { errors } = await (
          await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: form })
        ).json()
        outcomes.push(errors?.[0].extensions.reason)
      }
      expect(outcomes).toEqual([undefined, 'INVALID_FIELDS', 'UPLOAD_MISSING'])
      expect(await readdir(folder)).toEqual([])
    })
  })

  test.each([
    ['D91: without a boundary', 'multipart/form-data', 'x'],
    [
      'D99: that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="op',
    ],
    [
      'D99: with a long part header',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}"\r\n\r\nx\r\n--x--\r\n`,
    ],
  ])('a form %s is refused at once', async (_, type, body) => {
    const reply = await send(body, { ...menuEditor, 'Content-Type': type })
    expect([reply.status, codeOf(await reply.text())]).toEqual([400, 'BAD_USER_INPUT'])
  })
})

test('D83: unknown operation names are refused, and not stored', async () => {
  const cached = await startApi({ REPLY_CACHE: 'on' })
  try {
    const send = (operationName: string) =>
      fetch(`${cached.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: 'query Site { site { name } }', operationName }),
      })
    // The cache is closed until the process listens for changes.
    await vi.waitFor(async () => {
      await (await send('Site')).text()
      expect(await cachedReplies(cached)).toBe(1)
    })
    for (let time = 0; time < 200; time++) {
      const reply = await send(`x${time}${'n'.repeat(5_000)}`)
      expect(reply.status).toBe(400)
      await reply.text()
    }
    expect(await cachedReplies(cached)).toBe(1)
  } finally {
    await cached.close()
  }
})

async function cachedReplies({ url }: Api): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^reply_cache_kept\{of="replies"\} (\S+)$/m.exec(text)?.[1])
}

test('D90: a subscription is bad input', async () => {
  const reply = await post('{"query":"subscription{a}"}')
  expect([reply.status, codeOf(await reply.text())]).toEqual([400, 'BAD_USER_INPUT'])
})

test('D97: a persisted query is refused with the standard code', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
  const { errors } = await (await post(JSON.stringify({ extensions }))).json()
  expect(errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED')
})

test('D100: introspection cannot be multiplied by aliases', async () => {
  const fields = Array.from({ length: 10 }, (_, n) => `f${n}: fields { name type { name } }`).join(' ')
  const reply = await post(JSON.stringify({ query: `{ __schema { types { ${fields} } } }` }))
  expect([reply.status, codeOf(await reply.text())]).toEqual([400, 'BAD_USER_INPUT'])
})

test('an introspection of 800 bytes whose aliases multiply is refused before it runs', async () => {
  const repeat = (count: number, prefix: string, selection: string) =>
    Array.from({ length: count }, (_, n) => `${prefix}${n}:${selection}`).join(' ')
  for (const query of [
    `{${repeat(15, 's', '__schema{...A}')}} fragment A on __Schema{${repeat(15, 't', 'types{...B}')}} fragment B on __Type{${repeat(15, 'f', 'fields{name}')}}`,
    `{__schema{${repeat(15, 't', 'types{name}')}}}`,
    `{${repeat(3, 's', '__schema{types{name}}')}}`,
  ]) {
    const { status, text, longestMs } = await attack(() => post(JSON.stringify({ query })))
    expect([status, codeOf(text)]).toEqual([400, 'BAD_USER_INPUT'])
    expect(longestMs).toBeLessThan(PATIENT_MS)
  }
})

test('a message about a variable does not contain its value', async () => {
  const query = 'mutation($i:LoginInput!){login(input:$i){id}}'
  const variables = { i: { email: 'a@b.c', password: 'Hacked stapler 12', nothing: 1 } }
  const text = await (await post(JSON.stringify({ query, variables }))).text()
  expect(codeOf(text)).toBe('BAD_USER_INPUT')
  expect(text).toContain('nothing')
  expect(text).not.toContain('stapler')
})

test.each([
  [
    'in a list',
    'mutation($p:[OpeningPeriodInput!]!){setOpeningHours(periods:$p){timeZone}}',
    {
      p: [
        { weekday: 1, opens: '08:00', closes: '09:00', kind: 'SERVICE' },
        { weekday: 1.5, opens: '08:00', closes: '09:00', kind: 'BAR' },
      ],
    },
    ['periods.1.weekday', 'periods.1.kind'],
  ],
  ['of its own', 'query($page:Int!){users(page:$page,pageCount:1){totalCount}}', { page: 'x' }, ['page']],
  ['in an input', 'mutation($i:LoginInput!){login(input:$i){id}}', { i: { password: 1 } }, ['password']],
])('a variable of a wrong type names its field: %s', async (_, query, variables, fields) => {
  const reply = await post(JSON.stringify({ query, variables }))
  const { errors } = (await reply.json()) as { errors: { extensions: { fields: { field: string }[] } }[] }
  expect(errors[0]?.extensions.fields.map(({ field }) => field).sort()).toEqual(fields.toSorted())
})

const WRONG_PASSWORDS: [string, string, object?][] = [
  [
    'in an input',
    'mutation($i:LoginInput!){login(input:$i){id}}',
    { i: { email: 'a@b.c', password: 7654321 } },
  ],
  ['in a separate variable', 'mutation($n:String!){changePassword(current:$n,new:"x")}', { n: 7654321 }],
  ['in a list', 'mutation($n:String!){changePassword(current:$n,new:"x")}', { n: ['7654321'] }],
  ['in the document', 'mutation{login(input:{email:"a@b.c",password:7654321}){id}}'],
]

test.each(WRONG_PASSWORDS)(
  'a password of a wrong type is not in the message: %s',
  async (_, query, variables) => {
    const reply = await post(JSON.stringify({ query, variables }))
    const text = await reply.text()
    expect(reply.status).toBe(400)
    expect(text).toContain('String cannot represent a non string value.')
    expect(text).not.toContain('7654321')
  },
)

const LONG = 'x'.repeat(100_000)

test.each([
  ['a value', { query: `{categoryTable(query:{page:"${LONG}"}){totalCount}}` }],
  ['a field', { query: `{${LONG}}` }],
  ['a name of an operation', { query: 'query A{abouts{id}}', operationName: LONG }],
])('a reply does not repeat %s of any length', async (_, body) => {
  const reply = await post(JSON.stringify(body))
  expect(reply.status).toBe(400)
  expect((await reply.text()).length).toBeLessThan(2_000)
})

test('bodies that were announced and never sent keep nobody from asking', async () => {
  const { hostname, port } = new URL(api.url)
  // As many as one address may have of the largest without a token.
  const idle = Array.from({ length: 64 }, () => connect(Number(port), hostname))
  try {
    await Promise.all(
      idle.map(async (socket) => {
        socket.on('error', () => {})
        socket.write(
          `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 131072\r\nExpect: 100-continue\r\n\r\n`,
        )
        // The server waits for its body.
        const [reply] = await once(socket, 'data')
        expect(String(reply)).toContain('100 Continue')
      }),
    )
    const { status, data } = await api.ask('{ site { name } }')
    expect([status, data]).toEqual([200, { site: { name: expect.any(String) } }])
  } finally {
    for (const socket of idle) socket.destroy()
  }
})
