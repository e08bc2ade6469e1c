import { unique } from '../support/people.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { png, type RestApi } from './rest-api.ts'

/** Records that others reference. */
export interface Seed {
  readonly categoryId: number
  readonly blogCategoryId: number
  readonly tagIds: readonly number[]
  readonly roleId: number
  readonly groupId: number
}

export async function sow({ services, staff, people }: RestApi): Promise<Seed> {
  return {
    categoryId: await services.categories.add(staff, { name: 'Çorbalar' }),
    blogCategoryId: await services.blogCategories.add(staff, { name: 'Haberler' }),
    tagIds: [
      await services.blogTags.add(staff, { name: unique('tag') }),
      await services.blogTags.add(staff, { name: unique('tag') }),
    ],
    roleId: await people.roleId('blog.manage'),
    groupId: await people.groupWith(['blog.manage']),
  }
}

/** The data for a round trip with a record of one entity. */
export interface Entity {
  readonly fields: Fields
  readonly add: [method: string, path: string]
  readonly update: [method: string, path: string]
  readonly remove: (id: number) => [method: string, path: string, body?: unknown]
  readonly get: (id: number) => string
  readonly list?: string
  readonly table?: string
  /** The values of a new record; sent as a form if one of them is a file. */
  readonly values: (seed: Seed) => Promise<Readonly<Record<string, unknown>>>
  /** The only field that an update changes, under its name in the reply. */
  readonly change: readonly [name: string, sent: unknown, shown?: unknown]
  /** Fields that change with every update. */
  readonly moves?: readonly string[]
  /** Fields that only look-ups contain. */
  readonly detail?: readonly string[]
  readonly isForm?: boolean
}

const STAMPED = ['updatedDate', 'updatedBy']
const content = (name: string, update: string, remove = 'DELETE') => ({
  add: ['POST', `/api/v1/${name}/add`] as [string, string],
  update: [update, `/api/v1/${name}/update`] as [string, string],
  remove: (id: number): [string, string] => [remove, `/api/v1/${name}/remove/${id}`],
  get: (id: number) => `/api/v1/${name}/get-by-id?id=${id}`,
  list: `/api/v1/${name}/get-all`,
  table: `/api/v1/${name}/get-table-all`,
  moves: STAMPED,
})
export const PAGE = 'Page=1&PageCount=100&Query=&OrderBy='
const managed = (name: string, update: string) => ({
  add: ['POST', `/api/UserManager/add-${name}`] as [string, string],
  update: [update, `/api/UserManager/update-${name}`] as [string, string],
  remove: (id: number): [string, string, unknown] => ['DELETE', `/api/UserManager/delete-${name}`, { id }],
  get: (id: number) => `/api/UserManager/get-${name}?${name}Id=${id}`,
  list: `/api/UserManager/get-${name}-all?${PAGE}`,
  table: `/api/UserManager/get-${name}-table-all`,
})

export const entities: Readonly<Record<string, Entity>> = {
  about: {
    ...content('About', 'POST'),
    fields: fieldsOf.about,
    values: async () => ({ description: 'Taş fırın, 1987’den beri.\n\nÇğıöşü' }),
    change: ['description', 'Yeni hikâye'],
  },
  blog: {
    ...content('Blog', 'PATCH'),
    fields: fieldsOf.blog,
    isForm: true,
    values: async ({ blogCategoryId, tagIds }) => ({
      Name: 'Yaz menüsü',
      Description: 'Serin tatlılar',
      Image: await png('yaz.png'),
      CategoryId: blogCategoryId,
      TagsId: tagIds,
      Status: 'Active',
    }),
    change: ['Description', 'Buz gibi'],
  },
  blogCategory: {
    ...content('BlogCategory', 'PATCH'),
    fields: fieldsOf.blogCategory,
    values: async () => ({ name: unique('Duyuru') }),
    change: ['name', 'Duyurular'],
  },
  blogTag: {
    ...content('BlogTag', 'PATCH'),
    fields: fieldsOf.blogTag,
    values: async () => ({ name: unique('etiket'), status: 1 }),
    change: ['status', 'false', 0],
  },
  category: {
    ...content('Category', 'POST', 'POST'),
    fields: fieldsOf.category,
    isForm: true,
    values: async () => ({
      Name: 'Tatlılar',
      Description: 'Günlük',
      Image: await png('tatli.png', '#aa3311'),
      Icon: await png('simge.png', '#11aa33'),
      Order: 7,
      Status: 1,
    }),
    change: ['Order', '12', 12],
    detail: ['image', 'icon'],
  },
  service: {
    ...content('Services', 'POST'),
    fields: fieldsOf.service,
    isForm: true,
    values: async () => ({
      Name: 'Düğün',
      Description: 'Kır düğünleri',
      Image: await png('dugun.png', '#5511aa'),
      Icon: await png('yuzuk.png', '#11aa99'),
      Order: 4,
      Status: true,
    }),
    change: ['Name', 'Nişan'],
    detail: ['image'],
  },
  contact: {
    ...content('Contact', 'PATCH'),
    fields: fieldsOf.contact,
    values: async () => ({
      mailServer: 'mail.example.com',
      mail: 'info@example.com',
      userName: 'info',
      password: 'gizli parola',
      port: 587,
      address: 'Taşpınar, Incek',
      phoneNumber: '+90 312 000 00 00',
    }),
    change: ['port', '465', 465],
  },
  product: {
    ...content('Product', 'POST', 'POST'),
    fields: fieldsOf.product,
    values: async ({ categoryId }) => ({
      name: 'Künefe',
      description: 'Antep fıstıklı',
      price: 180.25,
      availiblity: false,
      status: 1,
      categoryId,
    }),
    change: ['price', '199.9', 199.9],
  },
  user: {
    ...managed('user', 'POST'),
    fields: fieldsOf.user,
    values: async ({ groupId }) => ({
      userName: unique('ayse'),
      email: `${unique('ayse')}@example.com`,
      password: 'uzun bir parola',
      phoneNumber: '0312',
      firstName: 'Ayşe',
      lastName: 'Işık',
      avatar: '/a.png',
      mood: 'neşeli',
      chatStatus: 'çevrimiçi',
      status: 1,
      groups: [groupId],
    }),
    change: ['firstName', 'Fatma'],
    moves: ['concurrencyStamp'],
  },
  role: {
    ...managed('role', 'PUT'),
    fields: fieldsOf.role,
    values: async () => ({ name: unique('garson') }),
    change: ['name', 'Şef garson'],
    moves: ['concurrencyStamp', 'normalizedName'],
  },
  group: {
    ...managed('group', 'PUT'),
    fields: fieldsOf.group,
    values: async ({ roleId }) => ({ name: unique('mutfak'), description: 'Aşçılar', roles: [roleId] }),
    change: ['description', 'Aşçılar ve yamaklar'],
  },
  value: {
    fields: fieldsOf.value,
    add: ['POST', '/api/Values/post'],
    update: ['PUT', '/api/Values/put'],
    remove: (id) => ['DELETE', `/api/Values/delete/${id}`],
    get: (id) => `/api/Values/get/${id}`,
    values: async () => ({ name: 'bir' }),
    change: ['name', 'iki'],
  },
}

/** The values as parts of a form; a list is repeated. */
export function formOf(values: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      form.append(name, each instanceof File ? each : String(each))
    }
  }
  return form
}
