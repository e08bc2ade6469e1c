import { PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { Blog } from './blog.entity.ts'
import { BlogTag } from './blog-tag.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A link between a blog entry and a tag.' })
@Entity({ tableName: 'blog_tag_link' })
export class BlogTagLink {
  [PrimaryKeyProp]?: ['blog', 'blogTag']

  @Field(() => ID, { description: 'Id of the tag.' })
  blogTagId!: number

  @Field(() => BlogTag, { description: 'The tag.' })
  @ManyToOne({ entity: () => BlogTag, primary: true })
  blogTag!: Rel<BlogTag>

  @Field(() => ID, { description: 'Id of the blog entry.' })
  blogId!: number

  @Field(() => Blog, { description: 'The blog entry.' })
  @ManyToOne({ entity: () => Blog, primary: true })
  blog!: Rel<Blog>
}
