import { common, entityLabels, field, reference } from '../labels.ts'

export const blogLabels = entityLabels('blog', {
  tr: { one: 'Blog yazısı', many: 'Blog yazıları' },
  en: { one: 'Blog post', many: 'Blog posts' },
  fields: {
    name: field('Başlık', 'Title'),
    description: common.text,
    summary: field('Özet', 'Excerpt'),
    slug: field('Adres', 'Address'),
    publishAt: field('Yayın zamanı', 'Publication'),
    publishedDate: field('Yayın günü', 'Published'),
    image: common.picture,
    categoryId: reference('blogCategory', common.category),
    blogCategoryId: reference('blogCategory', common.category),
    tagIds: reference('blogTag', field('Etiketler', 'Tags')),
    blogTagId: reference('blogTag', field('Etiket', 'Tag')),
  },
})
