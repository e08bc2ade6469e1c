import { PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { Blog } from './blog.entity.ts'
import { BlogCategory } from './blog-category.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A link between a blog entry and its category.' })
@Entity({ tableName: 'blog_category_link' })
export class BlogCategoryLink {
  [PrimaryKeyProp]?: ['blog', 'blogCategory']

  @Field(() => ID, { description: 'Id of the blog category.' })
  blogCategoryId!: number

  @Field(() => BlogCategory, { description: 'The blog category.' })
  @ManyToOne({ entity: () => BlogCategory, primary: true })
  blogCategory!: Rel<BlogCategory>

  @Field(() => ID, { description: 'Id of the blog entry.' })
  blogId!: number

  @Field(() => Blog, { description: 'The blog entry.' })
  @ManyToOne({ entity: () => Blog, primary: true })
  blog!: Rel<Blog>
}
