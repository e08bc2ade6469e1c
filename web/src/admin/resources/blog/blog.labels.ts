import { common, entityLabels, field } from '../labels.ts'

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
    categoryId: common.category,
    blogCategoryId: common.category,
    tagIds: field('Etiketler', 'etiketlerini', 'Tags'),
    blogTagId: field('Etiket', 'etiketini', 'Tag'),
  },
})
