import { words } from '../../language/words.ts'

export const categoryWords = words(
  {
    resources: {
      category: {
        name: 'Kategori |||| Kategoriler',
        fields: {
          name: 'Ad',
          description: 'Açıklama',
          image: 'Resim',
          icon: 'Simge',
          order: 'Sıra',
          status: 'Durum',
        },
        reorder: 'Sıralamayı değiştir',
        reordered: 'Yeni sıra kaydedildi',
      },
    },
  },
  {
    resources: {
      category: {
        name: 'Category |||| Categories',
        fields: {
          name: 'Name',
          description: 'Description',
          image: 'Picture',
          icon: 'Icon',
          order: 'Place',
          status: 'Status',
        },
        reorder: 'Change the order',
        reordered: 'The new order is saved',
      },
    },
  },
)
