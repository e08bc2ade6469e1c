import { Collection, raw } from '@mikro-orm/core'
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import {
  LinksField,
  MomentField,
  NameField,
  PathField,
  ShortTextField,
  SlugField,
  StatusField,
  TextField,
} from '../../core/input/content-fields.ts'
import { Status } from '../../core/primitives/status.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

export interface BlogLinkIds {
  tagIds?: number[] | null
  categoryId?: number | null
}

@ObjectType({ simpleResolvers: true, description: 'A blog entry.' })
@Entity({ tableName: 'blog' })
export class Blog extends ContentEntity {
  @NameField('Its title, 1 to 200 characters.')
  name!: string

  @TextField({ required: false })
  description: string | null = null

  @PathField('Path of the picture below the resource address.')
  image: string | null = null

  @StatusField()
  status: Status = Status.ACTIVE

  @ShortTextField(
    300,
    'Its excerpt in words of its own, up to 300 characters; null for the beginning of the text.',
  )
  summary: string | null = null

  @SlugField(
    80,
    'The last part of its address, up to 80 lower-case letters, digits and hyphens; `blog` finds it by this or a former one as by its id. Null for the id.',
  )
  slug: string | null = null

  @MomentField('From when on the public sees an entry that is ACTIVE; null for at once.')
  publishAt: Date | null = null

  @Field(() => GraphQLISODateTime, {
    description: 'When it appeared, or will: `publishAt`, else `createdDate`.',
  })
  @Property({
    type: 'datetime',
    columnType: 'timestamptz(3)',
    generated: '(coalesce(publish_at, created_date)) stored',
  })
  readonly publishedDate!: Date

  @LinksField('tagIds', { description: 'Ids of all its tags.', isList: true })
  @Field(() => [BlogTagLink], { description: 'Links to its tags.' })
  @OneToMany({ entity: () => BlogTagLink, mappedBy: 'blog', orphanRemoval: true })
  blogTags = new Collection<BlogTagLink>(this)

  @LinksField('categoryId', { description: 'Id of its blog category.', isList: false })
  @Field(() => [BlogCategoryLink], { description: 'Link to its category; at most one.' })
  @OneToMany({ entity: () => BlogCategoryLink, mappedBy: 'blog', orphanRemoval: true })
  blogCategories = new Collection<BlogCategoryLink>(this)
}

/** The entries that the public sees, by the clock of the database. */
export const published = {
  status: Status.ACTIVE,
  $or: [{ publishAt: null }, { publishAt: { $lte: raw('now()') } }],
}
