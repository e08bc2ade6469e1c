import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { PAGE_SIZE } from './table-query.ts'
import { Text } from './validation.ts'

const PAGE = 'page must be a whole number from 1 to 1000000.'
const PAGE_COUNT = `pageCount must be a whole number from 1 to ${PAGE_SIZE.most}.`

/** Which page of users, roles or groups is wanted, as the user manager's clients ask for it. */
export class PageQuery {
  @IsInt({ message: PAGE })
  @Min(1, { message: PAGE })
  @Max(1_000_000, { message: PAGE })
  page!: number

  /** How many a page holds. */
  @IsInt({ message: PAGE_COUNT })
  @Min(1, { message: PAGE_COUNT })
  @Max(PAGE_SIZE.most, { message: PAGE_COUNT })
  pageCount!: number

  @IsOptional()
  @Text(200)
  query?: string | null

  /** A field, and then `asc` or `desc` if anything. */
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

/** The GraphQL type of a page of one entity. */
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
