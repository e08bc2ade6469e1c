import { common, entityLabels, field, reference } from '../labels.ts'

export const blogLabels = entityLabels('blog', {
  tr: {
    one: 'Blog yazısı',
    many: 'Blog yazıları',
    accusative: 'blog yazısını',
    genitive: 'blog yazısının',
    dative: 'blog yazısına',
    ablative: 'blog yazısından',
  },
  en: { one: 'Blog post', many: 'Blog posts' },
  fields: {
    name: field('Başlık', 'başlığını', 'Title'),
    description: common.text,
    image: common.picture,
    categoryId: reference('blogCategory', common.category),
    blogCategoryId: reference('blogCategory', common.category),
    tagIds: reference('blogTag', field('Etiketler', 'etiketlerini', 'Tags')),
    blogTagId: reference('blogTag', field('Etiket', 'etiketini', 'Tag')),
  },
})
