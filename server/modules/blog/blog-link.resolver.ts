import { FieldResolver, Resolver, Root } from 'type-graphql'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

@Resolver(() => BlogCategoryLink)
export class BlogCategoryLinkResolver {
  @FieldResolver(() => String, { description: 'Name of the category.' })
  name(@Root() link: BlogCategoryLink): string {
    return link.blogCategory.name
  }
}
