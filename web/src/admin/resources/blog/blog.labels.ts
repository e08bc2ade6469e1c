import { common, computed, entityLabels, field, reference } from '../labels.ts'

export const blogLabels = entityLabels('blog', {
  tr: { one: 'Blog yazısı', many: 'Blog yazıları', possessed: 'blog yazısı' },
  en: { one: 'Blog post', many: 'Blog posts' },
  fields: {
    name: field('Başlık', 'başlığını', 'Title'),
    description: common.text,
    summary: field('Özet', 'özetini', 'Excerpt'),
    slug: field('Adres', 'adresini', 'Address'),
    publishAt: field('Yayın zamanı', 'yayın zamanını', 'Publication'),
    publishedDate: computed('Yayın günü', 'Published'),
    image: common.picture,
    categoryId: reference('blogCategory', common.category),
    blogCategoryId: reference('blogCategory', common.category),
    tagIds: reference('blogTag', field('Etiketler', 'etiketlerini', 'Tags')),
    blogTagId: reference('blogTag', field('Etiket', 'etiketini', 'Tag')),
  },
})
