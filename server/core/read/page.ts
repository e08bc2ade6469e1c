import { IsOptional } from 'class-validator'
import { type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { integerFrom, Text } from '../input/validation.ts'
import { LAST_PAGE, PAGE_SIZE } from './table-query.ts'

/** Selects a page of users, roles or groups, in the format of the user manager's clients. */
export class PageQuery {
  @integerFrom(1, LAST_PAGE)
  page!: number

  @integerFrom(1, PAGE_SIZE.most)
  pageCount!: number

  @IsOptional()
  @Text(200)
  query?: string | null

  /** A field, optionally followed by `asc` or `desc`. */
  @IsOptional()
  @Text(64)
  orderBy?: string | null
}

export interface PageOf<T> {
  data: T[]
  totalCount: number
  pageSize: number
  currentPage: number
  totalPages: number
}

export function pageType<T extends object>(item: ClassType<T>, name: string): ClassType<PageOf<T>> {
  @ObjectType(`${name}Page`, { simpleResolvers: true, description: 'One page of a list.' })
  class Page implements PageOf<T> {
    @Field(() => [item], { description: 'The records of this page.' })
    data!: T[]

    @Field(() => Int, { description: 'Number of records on all pages.' })
    totalCount!: number

    @Field(() => Int, { description: 'Number of records on a page.' })
    pageSize!: number

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    currentPage!: number

    @Field(() => Int, { description: 'Number of pages.' })
    totalPages!: number
  }
  return Page
}
