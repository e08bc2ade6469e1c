/** The records of the failures. */
export type Ids = Readonly<
  Record<'category' | 'blogCategory' | 'tag' | 'group' | 'admins' | 'user' | 'admin' | 'role', number>
>

/** A failure, and how to cause it over each API. */
interface Failure {
  readonly what: string
  /** Its reason, followed by the rules of its fields. */
  readonly said: string
  readonly status: number
  readonly as?: 'nobody' | 'clerk' | 'manager' | 'admin'
  readonly rest: (ids: Ids) => readonly [method: string, path: string, body?: unknown]
  readonly graphql: (ids: Ids) => readonly [query: string, variables?: object]
}

const product = (ids: Ids, values: object) => ({ name: 'x', price: 1, categoryId: ids.category, ...values })
const addProduct = (what: string, said: string, values: (ids: Ids) => object): Failure => ({
  what,
  said,
  status: 400,
  rest: (ids) => ['POST', '/api/v1/Product/add', product(ids, values(ids))],
  graphql: (ids) => [
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: product(ids, values(ids)) },
  ],
})
const onCategory = (what: string, said: string, status: number, as: Failure['as']): Failure => ({
  what,
  said,
  status,
  ...(as && { as }),
  rest: (ids) => ['POST', `/api/v1/Category/remove/${ids.category}`],
  graphql: (ids) => [`mutation { removeCategory(id: ${ids.category}) }`],
})
const table = (what: string, said: string, query: object): Failure => ({
  what,
  said,
  status: 400,
  rest: () => ['POST', '/api/v1/Product/get-table-all', query],
  graphql: () => ['query ($q: TableQuery) { productTable(query: $q) { totalCount } }', { q: query }],
})
const updateUser = (
  what: string,
  said: string,
  status: number,
  as: 'manager' | 'admin',
  values: (ids: Ids) => object,
): Failure => ({
  what,
  said,
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
  addProduct('a price below 0', 'INVALID_FIELDS AMOUNT', () => ({ price: -1 })),
  addProduct('a third decimal place', 'INVALID_FIELDS AMOUNT', () => ({ price: 1.005 })),
  addProduct('a name of 201 characters', 'INVALID_FIELDS MAX_LENGTH', () => ({ name: 'x'.repeat(201) })),
  addProduct('a name of blanks', 'INVALID_FIELDS LENGTH', () => ({ name: '  ' })),
  addProduct('NUL in a text', 'INVALID_FIELDS INVALID_CHARACTERS', () => ({ description: 'a\0b' })),
  addProduct('half a character', 'INVALID_FIELDS INVALID_CHARACTERS', () => ({ description: '\ud800' })),
  addProduct('a category that is not there', 'INVALID_FIELDS NO_SUCH_RECORD', () => ({
    categoryId: 2_000_000_000,
  })),
  addProduct('several faults at once', 'INVALID_FIELDS LENGTH MAX_LENGTH AMOUNT', () => ({
    name: '',
    price: 2_000_000,
    description: 'x'.repeat(20_001),
  })),
  onCategory('nobody in particular', 'SIGN_IN_REQUIRED', 401, 'nobody'),
  onCategory('who lacks the role', 'MISSING_PERMISSION', 403, 'clerk'),
  onCategory('a category with products', 'IN_USE', 409, 'admin'),
  {
    what: 'a record that is not there',
    said: 'NOT_FOUND',
    status: 404,
    rest: () => ['GET', '/api/v1/Product/get-by-id?id=2000000000'],
    graphql: () => ['{ product(id: 2000000000) { id } }'],
  },
  {
    what: 'a removal of what is not there',
    said: 'NOT_FOUND',
    status: 404,
    rest: () => ['DELETE', '/api/v1/About/remove/2000000000'],
    graphql: () => ['mutation { removeAbout(id: 2000000000) }'],
  },
  {
    what: 'an empty text',
    said: 'INVALID_FIELDS REQUIRED',
    status: 400,
    rest: () => ['POST', '/api/v1/About/add', { description: '' }],
    graphql: () => ['mutation { addAbout(input: { description: "" }) { id } }'],
  },
  {
    what: 'a contact of nothing',
    said: 'EMPTY_RECORD',
    status: 400,
    rest: () => ['POST', '/api/v1/Contact/add', {}],
    graphql: () => ['mutation { addContact(input: {}) { id } }'],
  },
  {
    what: 'a blog category with blogs',
    said: 'IN_USE',
    status: 409,
    rest: (ids) => ['DELETE', `/api/v1/BlogCategory/remove/${ids.blogCategory}`],
    graphql: (ids) => [`mutation { removeBlogCategory(id: ${ids.blogCategory}) }`],
  },
  {
    what: 'a tag with blogs',
    said: 'IN_USE',
    status: 409,
    rest: (ids) => ['DELETE', `/api/v1/BlogTag/remove/${ids.tag}`],
    graphql: (ids) => [`mutation { removeBlogTag(id: ${ids.tag}) }`],
  },
  {
    what: 'a built-in role',
    said: 'BUILT_IN_ROLE',
    status: 409,
    rest: (ids) => ['PUT', '/api/UserManager/update-role', { id: ids.role, name: 'other' }],
    graphql: (ids) => [`mutation { updateRole(id: ${ids.role}, input: { name: "other" }) { id } }`],
  },
  {
    what: 'the removal of one',
    said: 'BUILT_IN_ROLE',
    status: 409,
    rest: (ids) => ['DELETE', '/api/UserManager/delete-role', { id: ids.role }],
    graphql: (ids) => [`mutation { removeRole(id: ${ids.role}) }`],
  },
  {
    what: 'a group with users',
    said: 'IN_USE',
    status: 409,
    rest: (ids) => ['DELETE', '/api/UserManager/delete-group', { id: ids.group }],
    graphql: (ids) => [`mutation { removeGroup(id: ${ids.group}) }`],
  },
  {
    what: 'a name that is taken',
    said: 'VALUE_TAKEN',
    status: 409,
    rest: () => ['POST', '/api/UserManager/add-role', { name: 'ABOUT.manage' }],
    graphql: () => ['mutation { addRole(input: { name: "ABOUT.manage" }) { id } }'],
  },
  {
    what: 'a password that everybody has',
    said: 'INVALID_FIELDS COMMON_PASSWORD',
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
    said: 'ROLES_NOT_HELD',
    status: 403,
    as: 'manager',
    rest: (ids) => ['POST', '/api/UserManager/add-group', { name: 'x', roles: [ids.role] }],
    graphql: (ids) => [`mutation { addGroup(input: { name: "x", roleIds: [${ids.role}] }) { id } }`],
  },
  updateUser('a group that one does not hold', 'ROLES_NOT_HELD', 403, 'manager', (ids) => ({
    id: ids.user,
    groups: [ids.admins],
  })),
  updateUser('a password of who may more', 'ROLES_NOT_HELD', 403, 'manager', (ids) => ({
    ...{ id: ids.admin, password: 'correct horse battery' },
  })),
  updateUser('the last administrator made passive', 'LAST_ADMINISTRATOR', 409, 'admin', (ids) => ({
    ...{ id: ids.admin, groups: [], currentPassword: 'correct horse battery' },
  })),
  updateUser(
    "a new administrator without one's own password",
    'INVALID_FIELDS OWN_PASSWORD_REQUIRED',
    400,
    'admin',
    (ids) => ({
      ...{ id: ids.user, groups: [ids.admins] },
    }),
  ),
  updateUser('an old stamp', 'STALE_VERSION', 409, 'admin', (ids) => ({
    id: ids.user,
    concurrencyStamp: 'old',
    mood: 'x',
  })),
  updateUser('a mail address that is taken', 'VALUE_TAKEN', 409, 'admin', (ids) => ({
    id: ids.user,
    email: 'ADMIN@example.com',
  })),
  {
    what: 'the last administrator removed',
    said: 'LAST_ADMINISTRATOR',
    status: 409,
    rest: (ids) => ['DELETE', '/api/UserManager/delete-user', { id: ids.admin }],
    graphql: (ids) => [`mutation { removeUser(id: ${ids.admin}) }`],
  },
  {
    what: 'users, to who may not',
    said: 'MISSING_PERMISSION',
    status: 403,
    as: 'clerk',
    rest: () => ['GET', '/api/UserManager/get-user-all?Page=1&PageCount=10&Query=&OrderBy='],
    graphql: () => ['{ users(page: 1, pageCount: 10) { totalCount } }'],
  },
  {
    what: 'a page of 101',
    said: 'INVALID_FIELDS INTEGER_RANGE',
    status: 400,
    rest: () => ['GET', '/api/UserManager/get-role-all?Page=1&PageCount=101&Query=&OrderBy='],
    graphql: () => ['{ roles(page: 1, pageCount: 101) { totalCount } }'],
  },
  {
    what: 'an order by a secret',
    said: 'INVALID_FIELDS UNKNOWN_FIELD',
    status: 400,
    rest: () => ['GET', '/api/UserManager/get-user-all?Page=1&PageCount=10&Query=&OrderBy=passwordHash'],
    graphql: () => ['{ users(page: 1, pageCount: 10, orderBy: "passwordHash") { totalCount } }'],
  },
  table('an order by nothing', 'INVALID_FIELDS UNKNOWN_FIELD', { orderBy: 'nothing' }),
  table('a page that is too large', 'INVALID_FIELDS INTEGER_RANGE', { pageSize: 101 }),
  {
    ...table('what is removed, to who may not', 'MISSING_PERMISSION', { includeDeleted: true }),
    status: 403,
    as: 'clerk',
  },
  {
    what: 'a filter by what one may not read',
    said: 'INVALID_FIELDS UNKNOWN_FIELD',
    status: 400,
    as: 'clerk',
    rest: () => ['POST', '/api/v1/Contact/get-table-all', { filters: { mailServer: 'x' } }],
    graphql: () => [
      '{ contactTable(query: { filters: [{ field: "mailServer", value: "x" }] }) { totalCount } }',
    ],
  },
  {
    what: 'a wrong password',
    said: 'WRONG_CREDENTIALS',
    status: 401,
    as: 'nobody',
    rest: () => ['POST', '/api/v1/Auth/login', { email: 'admin@example.com', password: 'wrong' }],
    graphql: () => ['mutation { login(input: { email: "admin@example.com", password: "wrong" }) { id } }'],
  },
  {
    what: 'a sign-out of nobody',
    said: 'SIGN_IN_REQUIRED',
    status: 401,
    as: 'nobody',
    rest: () => ['POST', '/api/v1/Auth/logout'],
    graphql: () => ['mutation { logout }'],
  },
]
