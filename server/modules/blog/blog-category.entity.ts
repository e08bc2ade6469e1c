import { Collection } from '@mikro-orm/core'
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A subject of the blog.' })
@Entity({ tableName: 'blog_category' })
export class BlogCategory extends ContentEntity {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => [BlogCategoryLink], { description: 'The blog entries on it, as links.' })
  @OneToMany({ entity: () => BlogCategoryLink, mappedBy: 'blogCategory' })
  blogCategories = new Collection<BlogCategoryLink>(this)
}
