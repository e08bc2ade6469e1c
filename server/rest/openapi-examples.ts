/** Valid bodies of the calls, by input, shown on the Swagger page. An id is that of the first record of its kind. */
export const BODY_EXAMPLES: Readonly<Record<string, object>> = {
  AddAbout: { description: 'Aile lokantamız 1987’den beri aynı sokakta.' },
  UpdateAbout: { id: 1, description: 'Aile lokantamız 1987’den beri aynı sokakta.' },
  AddBlogCategory: { name: 'Tarifler' },
  UpdateBlogCategory: { id: 1, name: 'Tarifler' },
  AddBlogTag: { name: 'çorba', status: 1 },
  UpdateBlogTag: { id: 1, status: 1 },
  AddContact: { address: 'Örnek Sokak 1, Ankara', phoneNumber: '+90 312 000 00 00' },
  UpdateContact: { id: 1, phoneNumber: '+90 312 000 00 00' },
  AddProduct: { name: 'Mercimek çorbası', price: 85.5, categoryId: 1 },
  UpdateProduct: { id: 1, price: 90, availiblity: true },
  AddUser: { userName: 'ornek.kullanici', email: 'ornek@example.com', password: 'uzun ve kendine özgü' },
  UpdateUser: { id: 1, firstName: 'Ayşe' },
  AddRole: { name: 'ornek.rol' },
  UpdateRole: { id: 1, name: 'ornek.rol' },
  AddGroup: { name: 'Örnek grup' },
  UpdateGroup: { id: 1, description: 'Örnek açıklama' },
  AddValue: { name: 'Örnek' },
  UpdateValue: { name: 'Örnek' },
  LoginInput: { email: 'admin@example.com', password: 'your password' },
}

/** A query that every table accepts. */
export const TABLE_EXAMPLE = {
  page: 1,
  pageSize: 20,
  query: '',
  orderBy: 'id',
  descending: false,
  filters: {},
}

export const VALUE_EXAMPLES: Readonly<Record<string, unknown>> = {
  id: 1,
  Id: 1,
  UserId: 1,
  RoleId: 1,
  groupId: 1,
  productId: 1,
  ProductId: 1,
  CategoryId: 1,
  TagsId: [1],
  Page: 1,
  PageCount: 20,
  Query: 'a',
  OrderBy: 'id',
  Name: 'Örnek',
  Description: 'Örnek açıklama',
  Status: 1,
  Order: 1,
}
