/** The records that failures are about. */
export type Ids = Readonly<
  Record<'category' | 'blogCategory' | 'tag' | 'group' | 'admins' | 'user' | 'admin' | 'role', number>
>

/** A failure, and how it is come to over either API. */
export interface Failure {
  readonly what: string
  readonly status: number
  readonly as?: 'nobody' | 'clerk' | 'manager' | 'admin'
  readonly rest: (ids: Ids) => readonly [method: string, path: string, body?: unknown]
  readonly graphql: (ids: Ids) => readonly [query: string, variables?: object]
}

const product = (ids: Ids, values: object) => ({ name: 'x', price: 1, categoryId: ids.category, ...values })
const addProduct = (what: string, values: (ids: Ids) => object): Failure => ({
  what,
  status: 400,
  rest: (ids) => ['POST', '/api/v1/Product/add', product(ids, values(ids))],
  graphql: (ids) => [
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: product(ids, values(ids)) },
  ],
})
const onCategory = (what: string, status: number, as: Failure['as']): Failure => ({
  what,
  status,
  ...(as && { as }),
  rest: (ids) => ['POST', `/api/v1/Category/remove/${ids.category}`],
  graphql: (ids) => [`mutation { removeCategory(id: ${ids.category}) }`],
})
const table = (what: string, query: object): Failure => ({
  what,
  status: 400,
  rest: () => ['POST', '/api/v1/Product/get-table-all', query],
  graphql: () => ['query ($q: TableQuery) { productTable(query: $q) { totalCount } }', { q: query }],
})
const updateUser = (
  what: string,
  status: number,
  as: 'manager' | 'admin',
  values: (ids: Ids) => object,
): Failure => ({
  what,
  status,
  as,
  rest: (ids) => ['POST', '/api/UserManager/update-user', values(ids)],
  graphql: (ids) => {
    const { id, groups, ...input } = values(ids) as { id: number; groups?: number[] }
    const named = { ...input, ...(groups && { groupIds: groups }) }
    return [
      'mutation ($id: ID!, $input: UpdateUser!) { updateUser(id: $id, input: $input) { id } }',
      { id, input: named },
    ]
  },
})

export const failures: readonly Failure[] = [
  addProduct('a price below 0', () => ({ price: -1 })),
  addProduct('a third decimal place', () => ({ price: 1.005 })),
  addProduct('a name of 201 characters', () => ({ name: 'x'.repeat(201) })),
  addProduct('a name of blanks', () => ({ name: '  ' })),
  addProduct('NUL in a text', () => ({ description: 'a\0b' })),
  addProduct('half a character', () => ({ description: '\ud800' })),
  addProduct('a category that is not there', () => ({ categoryId: 2_000_000_000 })),
  addProduct('several faults at once', () => ({
    name: '',
    price: 2_000_000,
    description: 'x'.repeat(20_001),
  })),
  onCategory('nobody in particular', 401, 'nobody'),
  onCategory('who lacks the role', 403, 'clerk'),
  onCategory('a category with products', 409, 'admin'),
  {
    what: 'a record that is not there',
    status: 404,
    rest: () => ['GET', '/api/v1/Product/get-by-id?id=2000000000'],
    graphql: () => ['{ product(id: 2000000000) { id } }'],
  },
  {
    what: 'a removal of what is not there',
    status: 404,
    rest: () => ['DELETE', '/api/v1/About/remove/2000000000'],
    graphql: () => ['mutation { removeAbout(id: 2000000000) }'],
  },
  {
    what: 'an empty text',
    status: 400,
    rest: () => ['POST', '/api/v1/About/add', { description: '' }],
    graphql: () => ['mutation { addAbout(input: { description: "" }) { id } }'],
  },
  {
    what: 'a contact of nothing',
    status: 400,
    rest: () => ['POST', '/api/v1/Contact/add', {}],
    graphql: () => ['mutation { addContact(input: {}) { id } }'],
  },
  {
    what: 'a blog category with blogs',
    status: 409,
    rest: (ids) => ['DELETE', `/api/v1/BlogCategory/remove/${ids.blogCategory}`],
    graphql: (ids) => [`mutation { removeBlogCategory(id: ${ids.blogCategory}) }`],
  },
  {
    what: 'a tag with blogs',
    status: 409,
    rest: (ids) => ['DELETE', `/api/v1/BlogTag/remove/${ids.tag}`],
    graphql: (ids) => [`mutation { removeBlogTag(id: ${ids.tag}) }`],
  },
  {
    what: 'a role of the product itself',
    status: 409,
    rest: (ids) => ['PUT', '/api/UserManager/update-role', { id: ids.role, name: 'other' }],
    graphql: (ids) => [`mutation { updateRole(id: ${ids.role}, input: { name: "other" }) { id } }`],
  },
  {
    what: 'the removal of one',
    status: 409,
    rest: (ids) => ['DELETE', '/api/UserManager/delete-role', { id: ids.role }],
    graphql: (ids) => [`mutation { removeRole(id: ${ids.role}) }`],
  },
  {
    what: 'a group with users',
    status: 409,
    rest: (ids) => ['DELETE', '/api/UserManager/delete-group', { id: ids.group }],
    graphql: (ids) => [`mutation { removeGroup(id: ${ids.group}) }`],
  },
  {
    what: 'a name that is taken',
    status: 409,
    rest: () => ['POST', '/api/UserManager/add-role', { name: 'ABOUT.manage' }],
    graphql: () => ['mutation { addRole(input: { name: "ABOUT.manage" }) { id } }'],
  },
  {
    what: 'a password that everybody has',
    status: 400,
    rest: () => [
      'POST',
      '/api/UserManager/add-user',
      { userName: 'abc', email: 'a@example.com', password: '1234567890' },
    ],
    graphql: () => [
      'mutation { addUser(input: { userName: "abc", email: "a@example.com", password: "1234567890" }) { id } }',
    ],
  },
  {
    what: 'a role that one does not hold',
    status: 403,
    as: 'manager',
    rest: (ids) => ['POST', '/api/UserManager/add-group', { name: 'x', roles: [ids.role] }],
    graphql: (ids) => [`mutation { addGroup(input: { name: "x", roleIds: [${ids.role}] }) { id } }`],
  },
  updateUser('a group that one does not hold', 403, 'manager', (ids) => ({
    id: ids.user,
    groups: [ids.admins],
  })),
  updateUser('a password of who may more', 403, 'manager', (ids) => ({
    ...{ id: ids.admin, password: 'correct horse battery' },
  })),
  updateUser('the last administrator made passive', 409, 'admin', (ids) => ({
    ...{ id: ids.admin, groups: [], currentPassword: 'correct horse battery' },
  })),
  updateUser("an administrator's groups without one's own password", 400, 'admin', (ids) => ({
    ...{ id: ids.admin, groups: [] },
  })),
  updateUser('an old stamp', 409, 'admin', (ids) => ({ id: ids.user, concurrencyStamp: 'old', mood: 'x' })),
  updateUser('a mail address that is taken', 409, 'admin', (ids) => ({
    id: ids.user,
    email: 'ADMIN@example.com',
  })),
  {
    what: 'the last administrator removed',
    status: 409,
    rest: (ids) => ['DELETE', '/api/UserManager/delete-user', { id: ids.admin }],
    graphql: (ids) => [`mutation { removeUser(id: ${ids.admin}) }`],
  },
  {
    what: 'users, to who may not',
    status: 403,
    as: 'clerk',
    rest: () => ['GET', '/api/UserManager/get-user-all?Page=1&PageCount=10&Query=&OrderBy='],
    graphql: () => ['{ users(page: 1, pageCount: 10) { totalCount } }'],
  },
  {
    what: 'a page of 101',
    status: 400,
    rest: () => ['GET', '/api/UserManager/get-role-all?Page=1&PageCount=101&Query=&OrderBy='],
    graphql: () => ['{ roles(page: 1, pageCount: 101) { totalCount } }'],
  },
  {
    what: 'an order by a secret',
    status: 400,
    rest: () => ['GET', '/api/UserManager/get-user-all?Page=1&PageCount=10&Query=&OrderBy=passwordHash'],
    graphql: () => ['{ users(page: 1, pageCount: 10, orderBy: "passwordHash") { totalCount } }'],
  },
  table('an order by nothing', { orderBy: 'nothing' }),
  table('a page that is too large', { pageSize: 101 }),
  { ...table('what is removed, to who may not', { includeDeleted: true }), status: 403, as: 'clerk' },
  {
    what: 'a filter by what one may not read',
    status: 400,
    as: 'clerk',
    rest: () => ['POST', '/api/v1/Contact/get-table-all', { filters: { mailServer: 'x' } }],
    graphql: () => [
      '{ contactTable(query: { filters: [{ field: "mailServer", value: "x" }] }) { totalCount } }',
    ],
  },
  {
    what: 'a wrong password',
    status: 401,
    as: 'nobody',
    rest: () => ['POST', '/api/v1/Auth/login', { email: 'admin@example.com', password: 'wrong' }],
    graphql: () => ['mutation { login(input: { email: "admin@example.com", password: "wrong" }) { id } }'],
  },
  {
    what: 'a sign-out of nobody',
    status: 401,
    as: 'nobody',
    rest: () => ['POST', '/api/v1/Auth/logout'],
    graphql: () => ['mutation { logout }'],
  },
]
