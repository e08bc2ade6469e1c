import { Collection } from '@mikro-orm/core'
import { Entity, Enum, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { Status } from '../../core/status.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A tag of blog entries.' })
@Entity({ tableName: 'blog_tag' })
export class BlogTag extends ContentEntity {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => Status, { description: 'Whether the public sees the record.' })
  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  @Field(() => [BlogTagLink], { description: 'Links to the blog entries with this tag.' })
  @OneToMany({ entity: () => BlogTagLink, mappedBy: 'blogTag' })
  blogTags = new Collection<BlogTagLink>(this)
}
