// Made of schema/openapi.json by `npm run codegen`.

export interface About {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  description: string;
}

export interface AboutTable {
  items: About[];
  /** @format int32 */
  totalCount: number;
}

/** @example {"description":"Aile lokantamız 1987’den beri aynı sokakta."} */
export interface AddAbout {
  /** @maxLength 20000 */
  description: string;
}

/** @example {"name":"Tarifler"} */
export interface AddBlogCategory {
  /** @maxLength 200 */
  name: string;
}

/** @example {"name":"çorba","status":1} */
export interface AddBlogTag {
  /** @maxLength 200 */
  name: string;
  /**
   * @format int32
   * @min 0
   * @max 1
   */
  status?: number | null;
}

/** @example {"address":"Örnek Sokak 1, Ankara","phoneNumber":"+90 312 000 00 00"} */
export interface AddContact {
  /** @maxLength 254 */
  mailServer?: string | null;
  /** @maxLength 254 */
  mail?: string | null;
  /** @maxLength 254 */
  userName?: string | null;
  /**
   * @format int32
   * @min 1
   * @max 65535
   */
  port?: number | null;
  /** @maxLength 1000 */
  address?: string | null;
  /** @maxLength 32 */
  phoneNumber?: string | null;
  /** @maxLength 254 */
  password?: string | null;
}

/** @example {"name":"Örnek grup"} */
export interface AddGroup {
  /** @maxLength 20000 */
  description?: string | null;
  roles?: number[] | null;
  /** @maxLength 100 */
  name: string;
}

/** @example {"name":"Mercimek çorbası","price":85.5,"categoryId":1} */
export interface AddProduct {
  /** @maxLength 200 */
  name: string;
  /** @maxLength 20000 */
  description?: string | null;
  /**
   * @format double
   * @min 0
   * @max 1000000
   */
  price: number;
  availiblity?: boolean | null;
  /**
   * @format int32
   * @min 0
   * @max 1
   */
  status?: number | null;
  /**
   * @format int32
   * @min 1
   */
  categoryId: number;
}

/** @example {"name":"ornek.rol"} */
export interface AddRole {
  /** @maxLength 100 */
  name: string;
}

/** @example {"userName":"ornek.kullanici","email":"ornek@example.com","password":"uzun ve kendine özgü"} */
export interface AddUser {
  /** @maxLength 32 */
  phoneNumber?: string | null;
  /** @maxLength 200 */
  firstName?: string | null;
  /** @maxLength 200 */
  lastName?: string | null;
  /** @maxLength 1000 */
  avatar?: string | null;
  /** @maxLength 200 */
  mood?: string | null;
  /** @maxLength 200 */
  chatStatus?: string | null;
  emailConfirmed?: boolean | null;
  phoneNumberConfirmed?: boolean | null;
  twoFactorEnabled?: boolean | null;
  lockoutEnabled?: boolean | null;
  groups?: number[] | null;
  /**
   * @minLength 3
   * @maxLength 64
   */
  userName: string;
  /** @maxLength 254 */
  email: string;
  /**
   * @minLength 10
   * @maxLength 128
   */
  password: string;
  /**
   * @format int32
   * @min 0
   * @max 1
   */
  status?: number | null;
}

/** @example {"name":"Örnek"} */
export interface AddValue {
  /** @maxLength 200 */
  name: string;
}

export interface ApplicationVersion {
  name: string;
  version: string;
}

export interface Blog {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  description: string | null;
  image: string | null;
  /** @format int32 */
  status: number;
  blogTags: BlogTagLink[];
  blogCategories: BlogCategoryLink[];
}

export interface BlogCategory {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
}

export interface BlogCategoryLink {
  name: string;
  /** @format int32 */
  blogCategoryId: number;
  blogCategory: BlogCategory | null;
  /** @format int32 */
  blogId: number;
  /** Always null in this place. */
  blog: object | null;
}

export interface BlogCategoryTable {
  items: BlogCategory[];
  /** @format int32 */
  totalCount: number;
}

export interface BlogTable {
  items: Blog[];
  /** @format int32 */
  totalCount: number;
}

export interface BlogTag {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  /** @format int32 */
  status: number;
  blogTags: BlogTagLinkWithoutBlogTag[];
}

export interface BlogTagLink {
  /** @format int32 */
  blogTagId: number;
  blogTag: BlogTagWithoutBlogTags | null;
  /** @format int32 */
  blogId: number;
  /** Always null in this place. */
  blog: object | null;
}

export interface BlogTagLinkWithoutBlogTag {
  /** @format int32 */
  blogTagId: number;
  /** Always null in this place. */
  blogTag: object | null;
  /** @format int32 */
  blogId: number;
  blog: BlogWithoutBlogTagsAndBlogCategories | null;
}

export interface BlogTagTable {
  items: BlogTag[];
  /** @format int32 */
  totalCount: number;
}

export interface BlogTagWithoutBlogTags {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  /** @format int32 */
  status: number;
  /** Always null in this place. */
  blogTags: unknown[] | null;
}

export interface BlogWithoutBlogTagsAndBlogCategories {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  description: string | null;
  image: string | null;
  /** @format int32 */
  status: number;
  /** Always null in this place. */
  blogTags: unknown[] | null;
  /** Always null in this place. */
  blogCategories: unknown[] | null;
}

export interface Category {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  description: string | null;
  /** A picture in base64. */
  image: string | null;
  /** A picture in base64. */
  icon: string | null;
  imageFilePath: string | null;
  iconFilePath: string | null;
  /** @format int32 */
  order: number;
  /** @format int32 */
  status: number;
}

export interface CategoryTable {
  items: Category[];
  /** @format int32 */
  totalCount: number;
}

export interface Contact {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  mailServer: string | null;
  mail: string | null;
  userName: string | null;
  password: string | null;
  /** @format int32 */
  port: number | null;
  address: string | null;
  phoneNumber: string | null;
}

export interface ContactTable {
  items: Contact[];
  /** @format int32 */
  totalCount: number;
}

export interface Group {
  /** @format int32 */
  id: number;
  name: string;
  description: string | null;
  roles: GroupRole[];
  users: UserGroupWithoutGroup[];
}

export interface GroupName {
  /** @format int32 */
  id: number;
  name: string;
}

export interface GroupPage {
  data: Group[];
  /** @format int32 */
  totalCount: number;
  /** @format int32 */
  pageSize: number;
  /** @format int32 */
  currentPage: number;
  /** @format int32 */
  totalPages: number;
}

export interface GroupRole {
  /** @format int32 */
  groupId: number;
  /** @format int32 */
  roleId: number;
  role: RoleName | null;
}

export interface GroupTable {
  items: Group[];
  /** @format int32 */
  totalCount: number;
}

/** @example {"id":1} */
export interface Id {
  /**
   * @format int32
   * @min 1
   */
  id: number;
}

/** @example {"email":"admin@example.com","password":"your password"} */
export interface LoginInput {
  /** @maxLength 254 */
  email?: string | null;
  /** @maxLength 254 */
  userName?: string | null;
  /** @maxLength 1000 */
  password: string;
}

export interface LoginResult {
  /** @format int32 */
  id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  auth_token: string;
  /** @format int32 */
  expires_in: number;
}

export interface Product {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  description: string | null;
  /** @format double */
  price: number;
  availiblity: boolean;
  /** @format int32 */
  status: number;
  /** @format int32 */
  categoryId: number;
  category: Category | null;
  productImages: ProductImageWithoutProduct[];
}

export interface ProductImage {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  /** @format int32 */
  index: number;
  /** @format int32 */
  size: number;
  type: string;
  contentType: string;
  file: string | null;
  fileName: string;
  filePath: string;
  /** @format int32 */
  productId: number;
  product: ProductWithoutCategoryAndProductImages | null;
}

export interface ProductImageTable {
  items: ProductImage[];
  /** @format int32 */
  totalCount: number;
}

export interface ProductImageWithoutProduct {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  /** @format int32 */
  index: number;
  /** @format int32 */
  size: number;
  type: string;
  contentType: string;
  file: string | null;
  fileName: string;
  filePath: string;
  /** @format int32 */
  productId: number;
  /** Always null in this place. */
  product: object | null;
}

export interface ProductTable {
  items: Product[];
  /** @format int32 */
  totalCount: number;
}

export interface ProductWithoutCategoryAndProductImages {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  description: string | null;
  /** @format double */
  price: number;
  availiblity: boolean;
  /** @format int32 */
  status: number;
  /** @format int32 */
  categoryId: number;
  /** Always null in this place. */
  category: object | null;
  /** Always null in this place. */
  productImages: unknown[] | null;
}

export interface Role {
  /** @format int32 */
  id: number;
  name: string;
  normalizedName: string;
  concurrencyStamp: string;
}

export interface RoleName {
  /** @format int32 */
  id: number;
  name: string;
}

export interface RolePage {
  data: Role[];
  /** @format int32 */
  totalCount: number;
  /** @format int32 */
  pageSize: number;
  /** @format int32 */
  currentPage: number;
  /** @format int32 */
  totalPages: number;
}

export interface RoleTable {
  items: Role[];
  /** @format int32 */
  totalCount: number;
}

export interface Service {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  /** @format date-time */
  updatedDate: string | null;
  isDeleted: boolean;
  /** @format int32 */
  createdBy: number | null;
  /** @format int32 */
  updatedBy: number | null;
  name: string;
  description: string | null;
  /** A picture in base64. */
  image: string | null;
  /** A picture in base64. */
  icon: string | null;
  /** @format int32 */
  order: number;
  /** @format int32 */
  status: number;
}

export interface ServiceTable {
  items: Service[];
  /** @format int32 */
  totalCount: number;
}

/** @example {"page":1,"pageSize":20,"query":"","orderBy":"id","descending":false,"filters":{}} */
export interface TableQuery {
  /**
   * @format int32
   * @min 1
   * @default 1
   */
  page?: number;
  /**
   * @format int32
   * @min 1
   * @max 100
   * @default 20
   */
  pageSize?: number;
  query?: string | null;
  orderBy?: string | null;
  descending?: boolean;
  includeDeleted?: boolean;
  filters?: Record<string, unknown> | null;
}

/** @example {"id":1,"description":"Aile lokantamız 1987’den beri aynı sokakta."} */
export interface UpdateAbout {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 20000 */
  description?: string | null;
}

/** @example {"id":1,"name":"Tarifler"} */
export interface UpdateBlogCategory {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 200 */
  name?: string | null;
}

/** @example {"id":1,"status":1} */
export interface UpdateBlogTag {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 200 */
  name?: string | null;
  /**
   * @format int32
   * @min 0
   * @max 1
   */
  status?: number | null;
}

/** @example {"id":1,"phoneNumber":"+90 312 000 00 00"} */
export interface UpdateContact {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 254 */
  mailServer?: string | null;
  /** @maxLength 254 */
  mail?: string | null;
  /** @maxLength 254 */
  userName?: string | null;
  /**
   * @format int32
   * @min 1
   * @max 65535
   */
  port?: number | null;
  /** @maxLength 1000 */
  address?: string | null;
  /** @maxLength 32 */
  phoneNumber?: string | null;
  /** @maxLength 254 */
  password?: string | null;
}

/** @example {"id":1,"description":"Örnek açıklama"} */
export interface UpdateGroup {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 20000 */
  description?: string | null;
  roles?: number[] | null;
  /** @maxLength 100 */
  name?: string | null;
}

/** @example {"id":1,"price":90,"availiblity":true} */
export interface UpdateProduct {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 200 */
  name?: string | null;
  /** @maxLength 20000 */
  description?: string | null;
  /**
   * @format double
   * @min 0
   * @max 1000000
   */
  price?: number | null;
  availiblity?: boolean | null;
  /**
   * @format int32
   * @min 0
   * @max 1
   */
  status?: number | null;
  /**
   * @format int32
   * @min 1
   */
  categoryId?: number | null;
}

/** @example {"id":1,"name":"ornek.rol"} */
export interface UpdateRole {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 100 */
  name?: string | null;
  /** @maxLength 64 */
  concurrencyStamp?: string | null;
}

/** @example {"id":1,"firstName":"Ayşe"} */
export interface UpdateUser {
  /**
   * @format int32
   * @min 1
   */
  id: number;
  /** @maxLength 32 */
  phoneNumber?: string | null;
  /** @maxLength 200 */
  firstName?: string | null;
  /** @maxLength 200 */
  lastName?: string | null;
  /** @maxLength 1000 */
  avatar?: string | null;
  /** @maxLength 200 */
  mood?: string | null;
  /** @maxLength 200 */
  chatStatus?: string | null;
  emailConfirmed?: boolean | null;
  phoneNumberConfirmed?: boolean | null;
  twoFactorEnabled?: boolean | null;
  lockoutEnabled?: boolean | null;
  groups?: number[] | null;
  /**
   * @minLength 3
   * @maxLength 64
   */
  userName?: string | null;
  /** @maxLength 254 */
  email?: string | null;
  /**
   * @minLength 10
   * @maxLength 128
   */
  password?: string | null;
  /** @maxLength 1000 */
  currentPassword?: string | null;
  /** @format date-time */
  lockoutEnd?: string | null;
  /** @maxLength 64 */
  concurrencyStamp?: string | null;
  /**
   * @format int32
   * @min 0
   * @max 1
   */
  status?: number | null;
}

/** @example {"name":"Örnek"} */
export interface UpdateValue {
  /** @maxLength 200 */
  name?: string | null;
}

export interface User {
  /** @format int32 */
  id: number;
  userName: string;
  normalizedUserName: string;
  email: string;
  normalizedEmail: string;
  emailConfirmed: boolean;
  passwordHash: string | null;
  securityStamp: string | null;
  concurrencyStamp: string;
  phoneNumber: string | null;
  phoneNumberConfirmed: boolean;
  twoFactorEnabled: boolean;
  /** @format date-time */
  lockoutEnd: string | null;
  lockoutEnabled: boolean;
  /** @format int32 */
  accessFailedCount: number;
  firstName: string | null;
  lastName: string | null;
  avatar: string | null;
  mood: string | null;
  chatStatus: string | null;
  /** @format int32 */
  status: number;
  delete: boolean;
  groups: UserGroup[];
}

export interface UserGroup {
  /** @format int32 */
  userId: number;
  /** @format int32 */
  groupId: number;
  /** Always null in this place. */
  user: object | null;
  group: GroupName | null;
}

export interface UserGroupWithoutGroup {
  /** @format int32 */
  userId: number;
  /** @format int32 */
  groupId: number;
  user: UserName | null;
  /** Always null in this place. */
  group: object | null;
}

export interface UserName {
  /** @format int32 */
  id: number;
  userName: string;
}

export interface UserPage {
  data: User[];
  /** @format int32 */
  totalCount: number;
  /** @format int32 */
  pageSize: number;
  /** @format int32 */
  currentPage: number;
  /** @format int32 */
  totalPages: number;
}

export interface UserTable {
  items: User[];
  /** @format int32 */
  totalCount: number;
}

export interface ValueItem {
  /** @format int32 */
  id: number;
  /** @format date-time */
  createdDate: string;
  name: string;
}
