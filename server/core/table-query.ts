import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { type ClassType, Field, InputType, Int, ObjectType } from 'type-graphql'
import { type FilterValue, FilterValueScalar } from './filter-value.ts'
import { Text } from './validation.ts'

export const PAGE_SIZE = { default: 20, most: 100 } as const
const LAST_PAGE = 1_000_000
const MOST_FILTERS = 20

@InputType({ description: 'A condition: a field equals a value.' })
export class TableFilter {
  @Field(() => String, {
    description: 'Field to compare. The description of each table query lists the names.',
  })
  @IsString({ message: 'field must be the name of a field.' })
  @MaxLength(64, { message: 'field must be at most 64 characters.' })
  field!: string

  @Field(() => FilterValueScalar, {
    nullable: true,
    description: 'Value that the field equals; null finds empty fields.',
  })
  @IsOptional()
  @ValidateIf(({ value }: TableFilter) => typeof value === 'string')
  @MaxLength(1_000, { message: 'value must be at most 1000 characters.' })
  value?: FilterValue
}

/** Which part of a table is asked for; the same over both APIs. */
@InputType({ description: 'Search, filters, order and page of a table. Every field is optional.' })
export class TableQuery {
  @Field(() => Int, { nullable: true, description: 'Number of the page, from 1; 1 by default.' })
  @IsOptional()
  @IsInt({ message: 'page must be a whole number from 1.' })
  @Min(1, { message: 'page must be a whole number from 1.' })
  @Max(LAST_PAGE, { message: `page must be at most ${LAST_PAGE}.` })
  page?: number | null

  @Field(() => Int, { nullable: true, description: 'Number of records on a page, 1 to 100; 20 by default.' })
  @IsOptional()
  @IsInt({ message: `pageSize must be a whole number from 1 to ${PAGE_SIZE.most}.` })
  @Min(1, { message: `pageSize must be a whole number from 1 to ${PAGE_SIZE.most}.` })
  @Max(PAGE_SIZE.most, { message: `pageSize must be a whole number from 1 to ${PAGE_SIZE.most}.` })
  pageSize?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Text to search for; case and Turkish marks make no difference.',
  })
  @IsOptional()
  @Text(200)
  query?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Field to sort by. The description of each table query lists the names.',
  })
  @IsOptional()
  @Text(64)
  orderBy?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Reverses the order.' })
  @IsOptional()
  @IsBoolean({ message: 'descending must be true or false.' })
  descending?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Includes removed records. For administrators only.' })
  @IsOptional()
  @IsBoolean({ message: 'includeDeleted must be true or false.' })
  includeDeleted?: boolean | null

  @Field(() => [TableFilter], { nullable: true, description: 'Conditions, all of which have to hold.' })
  @IsOptional()
  @IsArray({ message: 'filters must be a list of fields with their values.' })
  @ArrayMaxSize(MOST_FILTERS, { message: `filters must be at most ${MOST_FILTERS}.` })
  @ValidateNested({ each: true })
  filters?: TableFilter[] | null
}

/** A query as the validator wants it: filters of their class, from whichever transport they come. */
export function tableQueryFrom(raw: Partial<TableQuery>): Partial<TableQuery> {
  const { filters } = raw
  if (!Array.isArray(filters)) return raw
  return { ...raw, filters: filters.map((filter) => Object.assign(new TableFilter(), filter)) }
}

/** Some records, and how many there are in all. */
export interface TableOf<T> {
  items: T[]
  totalCount: number
}

/** The GraphQL type of a table of one entity. */
export function tableType<T extends object>(item: ClassType<T>, name: string): ClassType<TableOf<T>> {
  @ObjectType(`${name}Table`, { simpleResolvers: true, description: 'One page of a table.' })
  class Table implements TableOf<T> {
    @Field(() => [item], { description: 'The records of this page.' })
    items!: T[]

    @Field(() => Int, { description: 'Number of records on all pages.' })
    totalCount!: number
  }
  return Table
}
