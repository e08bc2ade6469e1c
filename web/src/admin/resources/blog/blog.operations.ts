import { contentOperations } from '../../api/content-operations.ts'

export const blogOperations = contentOperations('blog', {
  fields: [
    'name',
    'description',
    'summary',
    'slug',
    'publishAt',
    'publishedDate',
    'status',
    'imageUrl',
    'thumbUrl',
    'blogCategories { blogCategoryId blogCategory { name } }',
    'blogTags { blogTagId blogTag { name } }',
  ],
  read: (record) => {
    const categories = record.blogCategories as { blogCategoryId: string; blogCategory: { name: string } }[]
    const tags = record.blogTags as { blogTagId: string; blogTag: { name: string } }[]
    return {
      ...record,
      categoryId: categories[0]?.blogCategoryId ?? null,
      categoryName: categories[0]?.blogCategory.name ?? null,
      tagIds: tags.map(({ blogTagId }) => blogTagId),
      tagNames: tags.map(({ blogTag }) => blogTag.name),
    }
  },
})
