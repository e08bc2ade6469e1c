/** The type of a reply's field: a JSON type, `?` if it is nullable, `null` if it is always null. */
type FieldType =
  | 'integer'
  | 'integer?'
  | 'number'
  | 'string'
  | 'string?'
  | 'boolean'
  | 'date'
  | 'date?'
  | 'null'
  | 'list'
  | 'object'

export type Fields = Readonly<Record<string, FieldType>>

const base: Fields = {
  id: 'integer',
  createdDate: 'date',
  updatedDate: 'date?',
  isDeleted: 'boolean',
  createdBy: 'integer?',
  updatedBy: 'integer?',
}

/** The fields of every entity, as in the product specification. */
export const fieldsOf = {
  about: { ...base, description: 'string' },
  blog: {
    ...base,
    name: 'string',
    description: 'string?',
    image: 'string?',
    status: 'integer',
    blogTags: 'list',
    blogCategories: 'list',
  },
  blogCategory: { ...base, name: 'string' },
  blogTag: { ...base, name: 'string', status: 'integer', blogTags: 'list' },
  category: {
    ...base,
    name: 'string',
    description: 'string?',
    image: 'string?',
    icon: 'string?',
    imageFilePath: 'string?',
    iconFilePath: 'string?',
    order: 'integer',
    status: 'integer',
  },
  service: {
    ...base,
    name: 'string',
    description: 'string?',
    image: 'string?',
    icon: 'string?',
    order: 'integer',
    status: 'integer',
  },
  contact: {
    ...base,
    mailServer: 'string?',
    mail: 'string?',
    userName: 'string?',
    password: 'null',
    port: 'integer?',
    address: 'string?',
    phoneNumber: 'string?',
  },
  product: {
    ...base,
    name: 'string',
    description: 'string?',
    price: 'number',
    availiblity: 'boolean',
    status: 'integer',
    categoryId: 'integer',
    category: 'object',
    productImages: 'list',
  },
  productImage: {
    ...base,
    index: 'integer',
    size: 'integer',
    type: 'string',
    contentType: 'string',
    file: 'null',
    fileName: 'string',
    filePath: 'string',
    productId: 'integer',
    product: 'object',
  },
  value: { id: 'integer', createdDate: 'date', name: 'string' },
  user: {
    id: 'integer',
    userName: 'string',
    normalizedUserName: 'string',
    email: 'string',
    normalizedEmail: 'string',
    emailConfirmed: 'boolean',
    passwordHash: 'null',
    securityStamp: 'null',
    concurrencyStamp: 'string',
    phoneNumber: 'string?',
    phoneNumberConfirmed: 'boolean',
    twoFactorEnabled: 'boolean',
    lockoutEnd: 'date?',
    lockoutEnabled: 'boolean',
    accessFailedCount: 'integer',
    firstName: 'string?',
    lastName: 'string?',
    avatar: 'string?',
    mood: 'string?',
    chatStatus: 'string?',
    status: 'integer',
    delete: 'boolean',
    groups: 'list',
  },
  role: { id: 'integer', name: 'string', normalizedName: 'string', concurrencyStamp: 'string' },
  group: { id: 'integer', name: 'string', description: 'string?', roles: 'list', users: 'list' },
  login: {
    id: 'integer',
    email: 'string',
    first_name: 'string?',
    last_name: 'string?',
    auth_token: 'string',
    expires_in: 'integer',
  },
  blogTagLink: { blogTagId: 'integer', blogTag: 'object', blogId: 'integer', blog: 'null' },
  blogCategoryLink: {
    name: 'string',
    blogCategoryId: 'integer',
    blogCategory: 'object',
    blogId: 'integer',
    blog: 'null',
  },
} satisfies Record<string, Fields>

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** @returns faults of a record as sentences: additional, missing or misplaced fields, or wrong types. */
export function fieldFaults(fields: Fields, row: unknown): string[] {
  const record = row as Record<string, unknown>
  const names = Object.keys(record).join(' ')
  const wanted = Object.keys(fields).join(' ')
  const faults = names === wanted ? [] : [`it has ${names}, not ${wanted}`]
  for (const [name, type] of Object.entries(fields)) {
    if (!isOf(type, record[name])) faults.push(`${name} is ${JSON.stringify(record[name])}, not ${type}`)
  }
  return faults
}

function isOf(type: FieldType, value: unknown): boolean {
  if (value === null && (type === 'null' || type.endsWith('?'))) return true
  switch (type) {
    case 'integer':
    case 'integer?':
      return Number.isInteger(value)
    case 'date':
    case 'date?':
      return typeof value === 'string' && ISO.test(value)
    case 'string?':
      return typeof value === 'string'
    case 'list':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}
