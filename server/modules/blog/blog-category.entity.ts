import { Collection } from '@mikro-orm/core'
import { Entity, OneToMany } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { NameField } from '../../core/input/content-fields.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A category of blog entries.' })
@Entity({ tableName: 'blog_category' })
export class BlogCategory extends ContentEntity {
  @NameField()
  name!: string

  @Field(() => [BlogCategoryLink], { description: 'Links to the blog entries of this category.' })
  @OneToMany({ entity: () => BlogCategoryLink, mappedBy: 'blogCategory' })
  blogCategories = new Collection<BlogCategoryLink>(this)
}
