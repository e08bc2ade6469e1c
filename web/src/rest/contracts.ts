// Made of schema/openapi.json by `npm run codegen`.

export type About = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  description: string;
};

export type AboutTable = {
  items: Array<About>;
  totalCount: number;
};

export type AddAbout = {
  description: string;
};

export type AddBlogCategory = {
  name: string;
};

export type AddBlogTag = {
  name: string;
  status?: number | null;
};

export type AddContact = {
  mailServer?: string | null;
  mail?: string | null;
  userName?: string | null;
  port?: number | null;
  address?: string | null;
  phoneNumber?: string | null;
  password?: string | null;
};

export type AddGroup = {
  description?: string | null;
  roles?: Array<number> | null;
  name: string;
};

export type AddProduct = {
  name: string;
  description?: string | null;
  price: number;
  availiblity?: boolean | null;
  status?: number | null;
  categoryId: number;
};

export type AddRole = {
  name: string;
};

export type AddUser = {
  phoneNumber?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  avatar?: string | null;
  mood?: string | null;
  chatStatus?: string | null;
  emailConfirmed?: boolean | null;
  phoneNumberConfirmed?: boolean | null;
  twoFactorEnabled?: boolean | null;
  lockoutEnabled?: boolean | null;
  groups?: Array<number> | null;
  userName: string;
  email: string;
  password: string;
  status?: number | null;
};

export type AddValue = {
  name: string;
};

export type ApplicationVersion = {
  name: string;
  version: string;
};

export type Blog = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  description: string | null;
  image: string | null;
  status: number;
  blogTags: Array<BlogTagLink>;
  blogCategories: Array<BlogCategoryLink>;
};

export type BlogCategory = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
};

export type BlogCategoryLink = {
  name: string;
  blogCategoryId: number;
  blogCategory: BlogCategory | null;
  blogId: number;
  /**
   * Always null in this place.
   */
  blog: Record<string, unknown> | null;
};

export type BlogCategoryTable = {
  items: Array<BlogCategory>;
  totalCount: number;
};

export type BlogTable = {
  items: Array<Blog>;
  totalCount: number;
};

export type BlogTag = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  status: number;
  blogTags: Array<BlogTagLinkWithoutBlogTag>;
};

export type BlogTagLink = {
  blogTagId: number;
  blogTag: BlogTagWithoutBlogTags | null;
  blogId: number;
  /**
   * Always null in this place.
   */
  blog: Record<string, unknown> | null;
};

export type BlogTagLinkWithoutBlogTag = {
  blogTagId: number;
  /**
   * Always null in this place.
   */
  blogTag: Record<string, unknown> | null;
  blogId: number;
  blog: BlogWithoutBlogTagsAndBlogCategories | null;
};

export type BlogTagTable = {
  items: Array<BlogTag>;
  totalCount: number;
};

export type BlogTagWithoutBlogTags = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  status: number;
  /**
   * Always null in this place.
   */
  blogTags: Array<unknown> | null;
};

export type BlogWithoutBlogTagsAndBlogCategories = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  description: string | null;
  image: string | null;
  status: number;
  /**
   * Always null in this place.
   */
  blogTags: Array<unknown> | null;
  /**
   * Always null in this place.
   */
  blogCategories: Array<unknown> | null;
};

export type Category = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  description: string | null;
  /**
   * A picture in base64.
   */
  image: string | null;
  /**
   * A picture in base64.
   */
  icon: string | null;
  imageFilePath: string | null;
  iconFilePath: string | null;
  order: number;
  status: number;
};

export type CategoryTable = {
  items: Array<Category>;
  totalCount: number;
};

export type Contact = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  mailServer: string | null;
  mail: string | null;
  userName: string | null;
  password: string | null;
  port: number | null;
  address: string | null;
  phoneNumber: string | null;
};

export type ContactTable = {
  items: Array<Contact>;
  totalCount: number;
};

export type Group = {
  id: number;
  name: string;
  description: string | null;
  roles: Array<GroupRole>;
  users: Array<UserGroupWithoutGroup>;
};

export type GroupName = {
  id: number;
  name: string;
};

export type GroupPage = {
  data: Array<Group>;
  totalCount: number;
  pageSize: number;
  currentPage: number;
  totalPages: number;
};

export type GroupRole = {
  groupId: number;
  roleId: number;
  role: RoleName | null;
};

export type GroupTable = {
  items: Array<Group>;
  totalCount: number;
};

export type Id = {
  id: number;
};

export type LoginInput = {
  email?: string | null;
  userName?: string | null;
  password: string;
};

export type LoginResult = {
  id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  auth_token: string;
  expires_in: number;
};

export type Product = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  description: string | null;
  price: number;
  availiblity: boolean;
  status: number;
  categoryId: number;
  category: Category | null;
  productImages: Array<ProductImageWithoutProduct>;
};

export type ProductImage = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  index: number;
  size: number;
  type: string;
  contentType: string;
  file: string | null;
  fileName: string;
  filePath: string;
  productId: number;
  product: ProductWithoutCategoryAndProductImages | null;
};

export type ProductImageTable = {
  items: Array<ProductImage>;
  totalCount: number;
};

export type ProductImageWithoutProduct = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  index: number;
  size: number;
  type: string;
  contentType: string;
  file: string | null;
  fileName: string;
  filePath: string;
  productId: number;
  /**
   * Always null in this place.
   */
  product: Record<string, unknown> | null;
};

export type ProductTable = {
  items: Array<Product>;
  totalCount: number;
};

export type ProductWithoutCategoryAndProductImages = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  description: string | null;
  price: number;
  availiblity: boolean;
  status: number;
  categoryId: number;
  /**
   * Always null in this place.
   */
  category: Record<string, unknown> | null;
  /**
   * Always null in this place.
   */
  productImages: Array<unknown> | null;
};

export type Role = {
  id: number;
  name: string;
  normalizedName: string;
  concurrencyStamp: string;
};

export type RoleName = {
  id: number;
  name: string;
};

export type RolePage = {
  data: Array<Role>;
  totalCount: number;
  pageSize: number;
  currentPage: number;
  totalPages: number;
};

export type RoleTable = {
  items: Array<Role>;
  totalCount: number;
};

export type Service = {
  id: number;
  createdDate: string;
  updatedDate: string | null;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
  name: string;
  description: string | null;
  /**
   * A picture in base64.
   */
  image: string | null;
  /**
   * A picture in base64.
   */
  icon: string | null;
  order: number;
  status: number;
};

export type ServiceTable = {
  items: Array<Service>;
  totalCount: number;
};

export type TableQuery = {
  page?: number;
  pageSize?: number;
  query?: string | null;
  orderBy?: string | null;
  descending?: boolean;
  includeDeleted?: boolean;
  filters?: Record<string, unknown> | null;
};

export type UpdateAbout = {
  id: number;
  description?: string | null;
};

export type UpdateBlogCategory = {
  id: number;
  name?: string | null;
};

export type UpdateBlogTag = {
  id: number;
  name?: string | null;
  status?: number | null;
};

export type UpdateContact = {
  id: number;
  mailServer?: string | null;
  mail?: string | null;
  userName?: string | null;
  port?: number | null;
  address?: string | null;
  phoneNumber?: string | null;
  password?: string | null;
};

export type UpdateGroup = {
  id: number;
  description?: string | null;
  roles?: Array<number> | null;
  name?: string | null;
};

export type UpdateProduct = {
  id: number;
  name?: string | null;
  description?: string | null;
  price?: number | null;
  availiblity?: boolean | null;
  status?: number | null;
  categoryId?: number | null;
};

export type UpdateRole = {
  id: number;
  name?: string | null;
  concurrencyStamp?: string | null;
};

export type UpdateUser = {
  id: number;
  phoneNumber?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  avatar?: string | null;
  mood?: string | null;
  chatStatus?: string | null;
  emailConfirmed?: boolean | null;
  phoneNumberConfirmed?: boolean | null;
  twoFactorEnabled?: boolean | null;
  lockoutEnabled?: boolean | null;
  groups?: Array<number> | null;
  userName?: string | null;
  email?: string | null;
  password?: string | null;
  currentPassword?: string | null;
  lockoutEnd?: string | null;
  concurrencyStamp?: string | null;
  status?: number | null;
};

export type UpdateValue = {
  name?: string | null;
};

export type User = {
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
  lockoutEnd: string | null;
  lockoutEnabled: boolean;
  accessFailedCount: number;
  firstName: string | null;
  lastName: string | null;
  avatar: string | null;
  mood: string | null;
  chatStatus: string | null;
  status: number;
  delete: boolean;
  groups: Array<UserGroup>;
};

export type UserGroup = {
  userId: number;
  groupId: number;
  /**
   * Always null in this place.
   */
  user: Record<string, unknown> | null;
  group: GroupName | null;
};

export type UserGroupWithoutGroup = {
  userId: number;
  groupId: number;
  user: UserName | null;
  /**
   * Always null in this place.
   */
  group: Record<string, unknown> | null;
};

export type UserName = {
  id: number;
  userName: string;
};

export type UserPage = {
  data: Array<User>;
  totalCount: number;
  pageSize: number;
  currentPage: number;
  totalPages: number;
};

export type UserTable = {
  items: Array<User>;
  totalCount: number;
};

export type ValueItem = {
  id: number;
  createdDate: string;
  name: string;
};
