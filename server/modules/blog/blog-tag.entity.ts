import { Collection } from '@mikro-orm/core'
import { Entity, OneToMany } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { NameField, StatusField } from '../../core/input/content-fields.ts'
import { Status } from '../../core/primitives/status.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A tag of blog entries.' })
@Entity({ tableName: 'blog_tag' })
export class BlogTag extends ContentEntity {
  @NameField()
  name!: string

  @StatusField()
  status: Status = Status.ACTIVE

  @Field(() => [BlogTagLink], { description: 'Links to the blog entries with this tag.' })
  @OneToMany({ entity: () => BlogTagLink, mappedBy: 'blogTag' })
  blogTags = new Collection<BlogTagLink>(this)
}
