// Made of the inputs that the server declares by `npm run codegen`.

/** What a field takes: its kind, whether it must be given, and the bounds of a number or of a length. */
export interface FieldBounds {
  readonly kind: string
  readonly required: boolean
  readonly least?: number
  readonly most?: number
}

export const inputBounds = {
  AddAbout: {
    description: { kind: 'text', required: true, most: 20000 },
  },
  AddBlog: {
    name: { kind: 'text', required: true, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    status: { kind: 'status', required: false },
    tagIds: { kind: 'ids', required: false },
    categoryId: { kind: 'id', required: false },
    image: { kind: 'picture', required: false },
  },
  AddBlogCategory: {
    name: { kind: 'text', required: true, most: 200 },
  },
  AddBlogTag: {
    name: { kind: 'text', required: true, most: 200 },
    status: { kind: 'status', required: false },
  },
  AddCategory: {
    name: { kind: 'text', required: true, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    order: { kind: 'integer', required: false, least: 0, most: 100000 },
    status: { kind: 'status', required: false },
    image: { kind: 'picture', required: false },
    icon: { kind: 'picture', required: false },
  },
  AddContact: {
    mailServer: { kind: 'text', required: false, most: 254 },
    mail: { kind: 'email', required: false, most: 254 },
    userName: { kind: 'text', required: false, most: 254 },
    port: { kind: 'integer', required: false, least: 1, most: 65535 },
    address: { kind: 'text', required: false, most: 1000 },
    phoneNumber: { kind: 'text', required: false, most: 32 },
    password: { kind: 'text', required: false, most: 254 },
  },
  AddGroup: {
    description: { kind: 'text', required: false, most: 20000 },
    roleIds: { kind: 'ids', required: false },
    name: { kind: 'text', required: true, most: 100 },
  },
  AddProduct: {
    name: { kind: 'text', required: true, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    price: { kind: 'number', required: true, least: 0, most: 1000000 },
    availiblity: { kind: 'flag', required: false },
    status: { kind: 'status', required: false },
    categoryId: { kind: 'id', required: true },
  },
  AddRole: {
    name: { kind: 'text', required: true, most: 100 },
  },
  AddService: {
    name: { kind: 'text', required: true, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    order: { kind: 'integer', required: false, least: 0, most: 100000 },
    status: { kind: 'status', required: false },
    image: { kind: 'picture', required: false },
    icon: { kind: 'picture', required: false },
  },
  AddUser: {
    phoneNumber: { kind: 'text', required: false, most: 32 },
    firstName: { kind: 'text', required: false, most: 200 },
    lastName: { kind: 'text', required: false, most: 200 },
    avatar: { kind: 'text', required: false, most: 1000 },
    mood: { kind: 'text', required: false, most: 200 },
    chatStatus: { kind: 'text', required: false, most: 200 },
    emailConfirmed: { kind: 'flag', required: false },
    phoneNumberConfirmed: { kind: 'flag', required: false },
    twoFactorEnabled: { kind: 'flag', required: false },
    lockoutEnabled: { kind: 'flag', required: false },
    groupIds: { kind: 'ids', required: false },
    userName: { kind: 'text', required: true, least: 3, most: 64 },
    email: { kind: 'email', required: true, most: 254 },
    password: { kind: 'password', required: true, least: 10, most: 128 },
    status: { kind: 'status', required: false },
  },
  LoginInput: {
    email: { kind: 'text', required: false, most: 254 },
    userName: { kind: 'text', required: false, most: 254 },
    password: { kind: 'text', required: true, most: 1000 },
  },
  TableQuery: {
    query: { kind: 'text', required: false, most: 200 },
    orderBy: { kind: 'text', required: false, most: 64 },
  },
  UpdateAbout: {
    description: { kind: 'text', required: false, most: 20000 },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateBlog: {
    name: { kind: 'text', required: false, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    status: { kind: 'status', required: false },
    tagIds: { kind: 'ids', required: false },
    categoryId: { kind: 'id', required: false },
    image: { kind: 'picture', required: false },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateBlogCategory: {
    name: { kind: 'text', required: false, most: 200 },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateBlogTag: {
    name: { kind: 'text', required: false, most: 200 },
    status: { kind: 'status', required: false },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateCategory: {
    name: { kind: 'text', required: false, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    order: { kind: 'integer', required: false, least: 0, most: 100000 },
    status: { kind: 'status', required: false },
    image: { kind: 'picture', required: false },
    icon: { kind: 'picture', required: false },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateContact: {
    mailServer: { kind: 'text', required: false, most: 254 },
    mail: { kind: 'email', required: false, most: 254 },
    userName: { kind: 'text', required: false, most: 254 },
    port: { kind: 'integer', required: false, least: 1, most: 65535 },
    address: { kind: 'text', required: false, most: 1000 },
    phoneNumber: { kind: 'text', required: false, most: 32 },
    password: { kind: 'text', required: false, most: 254 },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateGroup: {
    description: { kind: 'text', required: false, most: 20000 },
    roleIds: { kind: 'ids', required: false },
    name: { kind: 'text', required: false, most: 100 },
  },
  UpdateProduct: {
    name: { kind: 'text', required: false, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    price: { kind: 'number', required: false, least: 0, most: 1000000 },
    availiblity: { kind: 'flag', required: false },
    status: { kind: 'status', required: false },
    categoryId: { kind: 'id', required: false },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateProductImage: {
    index: { kind: 'integer', required: false, least: 0, most: 100000 },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateRole: {
    name: { kind: 'text', required: false, most: 100 },
    concurrencyStamp: { kind: 'text', required: false, most: 64 },
  },
  UpdateService: {
    name: { kind: 'text', required: false, most: 200 },
    description: { kind: 'text', required: false, most: 20000 },
    order: { kind: 'integer', required: false, least: 0, most: 100000 },
    status: { kind: 'status', required: false },
    image: { kind: 'picture', required: false },
    icon: { kind: 'picture', required: false },
    version: { kind: 'integer', required: false, least: 1 },
  },
  UpdateUser: {
    phoneNumber: { kind: 'text', required: false, most: 32 },
    firstName: { kind: 'text', required: false, most: 200 },
    lastName: { kind: 'text', required: false, most: 200 },
    avatar: { kind: 'text', required: false, most: 1000 },
    mood: { kind: 'text', required: false, most: 200 },
    chatStatus: { kind: 'text', required: false, most: 200 },
    emailConfirmed: { kind: 'flag', required: false },
    phoneNumberConfirmed: { kind: 'flag', required: false },
    twoFactorEnabled: { kind: 'flag', required: false },
    lockoutEnabled: { kind: 'flag', required: false },
    groupIds: { kind: 'ids', required: false },
    userName: { kind: 'text', required: false, least: 3, most: 64 },
    email: { kind: 'email', required: false, most: 254 },
    password: { kind: 'password', required: false, least: 10, most: 128 },
    currentPassword: { kind: 'text', required: false, most: 1000 },
    lockoutEnd: { kind: 'null', required: false },
    concurrencyStamp: { kind: 'text', required: false, most: 64 },
    status: { kind: 'status', required: false },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldBounds>>>>
