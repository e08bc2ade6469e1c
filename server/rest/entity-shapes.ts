import { missingAnswers } from '../../web/src/rules/food.ts'
import { Allergen, PortionUnit } from '../modules/product/food.item.ts'
import { servingsOf } from '../modules/product/serving.item.ts'
import { type Nested, type Shape, type Value, without } from './shapes.ts'

const integer: Value = { type: 'integer', format: 'int32' }
const text: Value = { type: 'string' }
const flag: Value = { type: 'boolean' }
const date: Value = { type: 'string', format: 'date-time' }
const orNull = (value: Value): Value => ({ ...value, nullable: true })
/** A secret: existing clients expect the field, which is always null. */
const secret: Value = { type: 'string', nullable: true, reads: [], make: () => null }
const one = (shape: () => Shape): Nested => ({ many: false, shape })
const many = (shape: () => Shape): Nested => ({ many: true, shape })

/** Not `format: byte`, which generators turn into a Blob or bytes, while existing clients use a string. */
const base64: Value = { type: 'string', nullable: true, description: 'A picture in base64.' }

/** The stored picture of a path as base64, in replies about one record. */
const inlined = (path: string): Value => ({
  ...base64,
  detailOnly: true,
  reads: [path],
  load: async (row, pictures) =>
    row[path] ? ((await pictures.read(String(row[path])))?.toString('base64') ?? null) : null,
})

const base = {
  id: integer,
  createdDate: date,
  updatedDate: orNull(date),
  isDeleted: flag,
  createdBy: orNull(integer),
  updatedBy: orNull(integer),
}

export const about: Shape = { name: 'About', fields: { ...base, description: text } }

export const category: Shape = {
  name: 'Category',
  fields: {
    ...base,
    name: text,
    description: orNull(text),
    image: inlined('imageFilePath'),
    icon: inlined('iconFilePath'),
    imageFilePath: orNull(text),
    iconFilePath: orNull(text),
    order: integer,
    status: integer,
  },
}

export const service: Shape = {
  name: 'Service',
  fields: {
    ...base,
    name: text,
    description: orNull(text),
    image: { ...base64, detailOnly: true },
    icon: base64,
    order: integer,
    status: integer,
  },
}

export const contact: Shape = {
  name: 'Contact',
  fields: {
    ...base,
    mailServer: orNull(text),
    mail: orNull(text),
    userName: orNull(text),
    password: secret,
    port: orNull(integer),
    address: orNull(text),
    phoneNumber: orNull(text),
  },
}

export const product: Shape = {
  name: 'Product',
  fields: {
    ...base,
    name: text,
    description: orNull(text),
    price: { type: 'number', format: 'double' },
    availiblity: flag,
    status: integer,
    categoryId: integer,
    category: one(() => category),
    productImages: many(() => without(productImage, 'product')),
  },
}

const portion: Shape = {
  name: 'Portion',
  fields: {
    amount: { type: 'number', format: 'double' },
    unit: { ...text, names: Object.values(PortionUnit) },
    of: orNull(text),
  },
}

const foodInformation: Shape = {
  name: 'FoodInformation',
  fields: {
    ingredients: orNull(text),
    allergens: {
      type: 'array',
      names: Object.values(Allergen),
      nullable: true,
      description: 'Null is not answered; an empty list is the answer that there are none.',
    },
    allergenNote: orNull(text),
    containsAlcohol: orNull(flag),
    containsPork: orNull(flag),
    // For a nullable enum, the list of values must contain null.
    diet: orNull(text),
    portion: one(() => portion),
    energyKcal: orNull(integer),
    energySource: orNull(text),
    isAlcoholicDrink: flag,
    reviewedAt: orNull(date),
    reviewedBy: orNull(integer),
    isComplete: { ...flag, make: (row) => missingAnswers(row).length === 0 },
  },
}

const serving: Shape = {
  name: 'Serving',
  fields: {
    label: text,
    price: { type: 'number', format: 'double' },
    priceSince: { type: 'string', format: 'date' },
  },
}

/** A product of the second version of the API, with food information, servings and the dates of its prices. */
export const productWithFood: Shape = {
  name: 'ProductWithFoodInformation',
  fields: {
    ...product.fields,
    priceSince: { type: 'string', format: 'date' },
    servingLabel: orNull(text),
    servings: { many: true, shape: () => serving, make: (row) => servingsOf(row as never) },
    foodInformation: { many: false, shape: () => foodInformation, make: (row) => row },
  },
}

export const productImage: Shape = {
  name: 'ProductImage',
  fields: {
    ...base,
    index: integer,
    size: integer,
    type: text,
    contentType: text,
    file: secret,
    fileName: text,
    filePath: text,
    productId: integer,
    product: one(() => without(product, 'category', 'productImages')),
  },
}

const blogTagLink: Shape = {
  name: 'BlogTagLink',
  fields: {
    blogTagId: integer,
    blogTag: one(() => without(blogTag, 'blogTags')),
    blogId: integer,
    blog: one(() => without(blog, 'blogTags', 'blogCategories')),
  },
}

const blogCategoryLink: Shape = {
  name: 'BlogCategoryLink',
  fields: {
    name: { ...text, reads: [], make: (row) => (row.blogCategory as { name: string } | null)?.name ?? null },
    blogCategoryId: integer,
    blogCategory: one(() => blogCategory),
    blogId: integer,
    blog: one(() => without(blog, 'blogTags', 'blogCategories')),
  },
}

// Links inside a blog keep the names from which existing clients were generated.
const blogTagOfBlog: Shape = { ...without(blogTagLink, 'blog'), name: 'BlogTagLink' }
const blogCategoryOfBlog: Shape = { ...without(blogCategoryLink, 'blog'), name: 'BlogCategoryLink' }

export const blogCategory: Shape = { name: 'BlogCategory', fields: { ...base, name: text } }

export const blogTag: Shape = {
  name: 'BlogTag',
  fields: { ...base, name: text, status: integer, blogTags: many(() => without(blogTagLink, 'blogTag')) },
}

export const blog: Shape = {
  name: 'Blog',
  fields: {
    ...base,
    name: text,
    description: orNull(text),
    image: orNull(text),
    status: integer,
    blogTags: many(() => blogTagOfBlog),
    blogCategories: many(() => blogCategoryOfBlog),
  },
}

export const value: Shape = { name: 'ValueItem', fields: { id: integer, createdDate: date, name: text } }

export const role: Shape = {
  name: 'Role',
  fields: { id: integer, name: text, normalizedName: text, concurrencyStamp: text },
}

const roleName: Shape = { name: 'RoleName', fields: { id: integer, name: text } }
const groupName: Shape = { name: 'GroupName', fields: { id: integer, name: text } }
const userName: Shape = { name: 'UserName', fields: { id: integer, userName: text } }

const groupRole: Shape = {
  name: 'GroupRole',
  fields: { groupId: integer, roleId: integer, role: one(() => roleName) },
}

const userGroup: Shape = {
  name: 'UserGroup',
  fields: { userId: integer, groupId: integer, user: one(() => userName), group: one(() => groupName) },
}

const groupOfUser: Shape = { ...without(userGroup, 'user'), name: 'UserGroup' }

export const group: Shape = {
  name: 'Group',
  fields: {
    id: integer,
    name: text,
    description: orNull(text),
    roles: many(() => groupRole),
    users: many(() => without(userGroup, 'group')),
  },
}

export const user: Shape = {
  name: 'User',
  fields: {
    id: integer,
    userName: text,
    normalizedUserName: text,
    email: text,
    normalizedEmail: text,
    emailConfirmed: flag,
    passwordHash: secret,
    securityStamp: secret,
    concurrencyStamp: text,
    phoneNumber: orNull(text),
    phoneNumberConfirmed: flag,
    twoFactorEnabled: flag,
    lockoutEnd: orNull(date),
    lockoutEnabled: flag,
    accessFailedCount: integer,
    firstName: orNull(text),
    lastName: orNull(text),
    avatar: orNull(text),
    mood: orNull(text),
    chatStatus: orNull(text),
    status: integer,
    delete: { ...flag, reads: ['isDeleted'], make: (row) => row.isDeleted },
    groups: many(() => groupOfUser),
  },
}

export const loginResult: Shape = {
  name: 'LoginResult',
  fields: {
    id: integer,
    email: text,
    first_name: { ...orNull(text), make: (row) => row.firstName ?? null },
    last_name: { ...orNull(text), make: (row) => row.lastName ?? null },
    auth_token: { ...text, make: (row) => row.authToken },
    expires_in: { ...integer, make: (row) => row.expiresIn },
  },
}

export const applicationVersion: Shape = { name: 'ApplicationVersion', fields: { name: text, version: text } }
