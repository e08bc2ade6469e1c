import type { Services } from '../../services.ts'

/** The kinds of records that are imported, in the order of writing, by their names in the old API. */
export const KINDS = [
  { name: 'Category', entity: 'category' },
  { name: 'Product', entity: 'product' },
  { name: 'ProductImage', entity: 'productImage' },
  { name: 'Services', entity: 'service' },
  { name: 'About', entity: 'about' },
  { name: 'BlogCategory', entity: 'blogCategory' },
  { name: 'BlogTag', entity: 'blogTag' },
  { name: 'Blog', entity: 'blog' },
  { name: 'Contact', entity: 'contact' },
  { name: 'Role', entity: 'role' },
  { name: 'Group', entity: 'group' },
  { name: 'User', entity: 'user' },
] as const

export type KindName = (typeof KINDS)[number]['name']
export type EntityName = (typeof KINDS)[number]['entity']

/** A kind of content: where its records are here. */
export interface ContentKind {
  readonly name: KindName
  /** As the history names it. */
  readonly entity: EntityName
  readonly service: keyof Services & `${string}s`
  readonly table: string
  /** The column of each field that is moved. */
  readonly columns: Readonly<Record<string, string>>
  /** Fields that new records get, and that no later run sets. */
  readonly initial?: readonly string[]
  /** Fields whose changes here are nobody's decision. */
  readonly silent?: readonly string[]
}

const own = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, field]))

export const CONTENT_KINDS = [
  {
    name: 'Category',
    entity: 'category',
    service: 'categories',
    table: 'category',
    columns: {
      ...own('name', 'description', 'order', 'status'),
      image: 'image_file_path',
      icon: 'icon_file_path',
    },
  },
  {
    name: 'Product',
    entity: 'product',
    service: 'products',
    table: 'product',
    columns: { ...own('name', 'description', 'price', 'availiblity', 'status'), categoryId: 'category_id' },
    // Their old site lists dishes as they come; what comes later moves no others.
    initial: ['order'],
  },
  {
    name: 'ProductImage',
    entity: 'productImage',
    service: 'productImages',
    table: 'product_image',
    columns: { productId: 'product_id', file: 'file_path', index: 'index' },
    // It follows from what happens to the other pictures of a dish.
    silent: ['index'],
  },
  {
    name: 'Services',
    entity: 'service',
    service: 'restaurantServices',
    table: 'service',
    columns: own('name', 'description', 'image', 'icon', 'order', 'status'),
  },
  {
    name: 'About',
    entity: 'about',
    service: 'abouts',
    table: 'about',
    columns: own('description'),
  },
  {
    name: 'BlogCategory',
    entity: 'blogCategory',
    service: 'blogCategories',
    table: 'blog_category',
    columns: own('name'),
  },
  {
    name: 'BlogTag',
    entity: 'blogTag',
    service: 'blogTags',
    table: 'blog_tag',
    columns: own('name', 'status'),
  },
  {
    name: 'Blog',
    entity: 'blog',
    service: 'blogs',
    table: 'blog',
    columns: {
      ...own('name', 'description', 'image', 'status'),
      categoryId: 'category_id',
      tagIds: 'tag_ids',
    },
  },
  {
    name: 'Contact',
    entity: 'contact',
    service: 'contacts',
    table: 'contact',
    columns: {
      ...own('mail', 'port', 'address'),
      mailServer: 'mail_server',
      userName: 'user_name',
      phoneNumber: 'phone_number',
      password: 'password_encrypted',
    },
  },
] as const satisfies readonly ContentKind[]

export type ContentName = (typeof CONTENT_KINDS)[number]['name']
