import type { OldData } from './old-server.ts'
import { plain } from './pictures.ts'

const dates = (day: number) => ({
  CreatedDate: `2021-03-0${day}T09:30:00.1234567`,
  UpdatedDate: null,
  IsDeleted: false,
  CreatedBy: 1,
  UpdatedBy: null,
})

/** A small old site: two categories, three dishes, a service, two posts and three people. */
export async function oldData(): Promise<OldData> {
  const [red, green, blue] = await Promise.all([
    plain('jpeg', { colour: '#c00' }),
    plain('png', { colour: '#0c0' }),
    plain('webp', { colour: '#00c' }),
  ])
  return {
    lists: {
      Category: [
        {
          Id: 3,
          ...dates(1),
          Name: 'Çorbalar',
          Description: 'Sıcak',
          Image: null,
          Icon: null,
          ImageFilePath: 'kategori\\corba 1.jpg',
          IconFilePath: null,
          Order: 1,
          Status: 1,
        },
        {
          Id: 7,
          ...dates(2),
          Name: 'Tatlılar',
          Description: null,
          Image: null,
          Icon: null,
          ImageFilePath: null,
          IconFilePath: null,
          Order: 2,
          Status: 1,
        },
      ],
      Product: [
        {
          Id: 11,
          ...dates(1),
          Name: 'Mercimek çorbası',
          Description: 'Limon ile',
          Price: 90,
          Availiblity: true,
          Status: 1,
          CategoryId: 3,
          Category: null,
          ProductImages: [
            { Id: 21, ...dates(1), Index: 0, FileName: 'm.png', FilePath: 'urun/m.png', ProductId: 11 },
          ],
        },
        {
          Id: 12,
          ...dates(2),
          Name: 'Ezogelin',
          Description: null,
          Price: 85.5,
          Availiblity: false,
          Status: 1,
          CategoryId: 3,
          Category: null,
          ProductImages: [],
        },
        {
          Id: 15,
          ...dates(3),
          Name: 'Künefe',
          Description: null,
          Price: 190,
          Availiblity: true,
          Status: 0,
          CategoryId: 7,
          Category: null,
          ProductImages: null,
        },
      ],
      ProductImage: [
        { Id: 22, ...dates(3), Index: 1, FileName: 'k2.webp', FilePath: 'urun/k2.webp', ProductId: 15 },
        { Id: 23, ...dates(3), Index: 0, FileName: 'k1.png', FilePath: '/urun/k1.png', ProductId: 15 },
      ],
      Services: [
        {
          Id: 7,
          ...dates(1),
          Name: 'Davet',
          Description: 'Kutlama',
          Image: null,
          Icon: green.toString('base64'),
          Status: 1,
        },
      ],
      About: [{ Id: 1, ...dates(1), Description: '1987’den beri.' }],
      BlogCategory: [{ Id: 2, ...dates(1), Name: 'Haberler' }],
      BlogTag: [
        { Id: 4, ...dates(1), Name: 'yaz', Status: 1, BlogTags: null },
        { Id: 5, ...dates(1), Name: 'bahçe', Status: 1, BlogTags: null },
      ],
      Blog: [
        {
          Id: 9,
          ...dates(2),
          Name: 'Bahçe açıldı',
          Description: '<p>Bahçemiz <strong>açık</strong>.</p><ul><li>Her gün</li></ul>',
          Image: 'blog/bahce.jpg',
          Status: 1,
          BlogTags: [
            { BlogTagId: 4, BlogId: 9 },
            { BlogTagId: 5, BlogId: 9 },
          ],
          BlogCategories: [{ BlogCategoryId: 2, BlogId: 9 }],
        },
        {
          Id: 10,
          ...dates(3),
          Name: 'Yeni menü',
          Description: 'Düz *yazı*, 2 < 3.',
          Image: null,
          Status: 1,
          BlogTags: [],
          BlogCategories: [],
        },
      ],
      Contact: [
        {
          Id: 1,
          ...dates(1),
          MailServer: 'smtp.example.com',
          Mail: 'bilgi@example.com',
          UserName: 'bilgi',
          Password: 'posta-sifresi',
          Port: 587,
          Address: 'Taşpınar, İncek',
          PhoneNumber: '+90 312 555 00 00',
        },
      ],
    },
    alone: { 'Services/7': { Image: red.toString('base64') } },
    roles: [
      { Id: 1, Name: 'administrator', NormalizedName: 'ADMINISTRATOR' },
      { Id: 2, Name: 'product.manage', NormalizedName: 'PRODUCT.MANAGE' },
      { Id: 3, Name: 'Garson', NormalizedName: 'GARSON' },
    ],
    groups: [
      { Id: 1, Name: 'Administrators', Description: null, Roles: [{ GroupId: 1, RoleId: 1 }] },
      {
        Id: 2,
        Name: 'Salon',
        Description: 'Servis',
        Roles: [
          { GroupId: 2, RoleId: 2 },
          { GroupId: 2, RoleId: 3 },
        ],
      },
    ],
    users: [
      person(1, 'sahip', { Groups: [{ UserId: 1, GroupId: 1 }] }),
      person(2, 'ayse', { Groups: [{ UserId: 2, GroupId: 2 }], PhoneNumber: '+90 532 000 00 00' }),
      person(3, 'eski', { Delete: true }),
    ],
    files: {
      'kategori/corba 1.jpg': red,
      'urun/m.png': green,
      'urun/k1.png': green,
      'urun/k2.webp': blue,
      'blog/bahce.jpg': red,
    },
  }
}

function person(Id: number, name: string, more: object) {
  return {
    Id,
    UserName: name,
    NormalizedUserName: name.toUpperCase(),
    Email: `${name}@eski.example`,
    PasswordHash: 'AQAAAAEAACcQ',
    SecurityStamp: 'x',
    PhoneNumber: null,
    FirstName: name,
    LastName: 'Soyad',
    Avatar: 'a',
    Mood: 'b',
    Status: true,
    Delete: false,
    Groups: null,
    ...more,
  }
}
