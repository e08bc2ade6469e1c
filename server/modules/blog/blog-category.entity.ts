import { Collection } from '@mikro-orm/core'
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A category of blog entries.' })
@Entity({ tableName: 'blog_category' })
export class BlogCategory extends ContentEntity {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => [BlogCategoryLink], { description: 'Links to the blog entries of this category.' })
  @OneToMany({ entity: () => BlogCategoryLink, mappedBy: 'blogCategory' })
  blogCategories = new Collection<BlogCategoryLink>(this)
}
