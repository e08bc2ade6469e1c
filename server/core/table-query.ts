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

@InputType({ description: 'That a field equals a value.' })
export class TableFilter {
  @Field(() => String, { description: 'A field of the entity that the caller may read.' })
  @IsString({ message: 'field must be the name of a field.' })
  @MaxLength(64, { message: 'field must be at most 64 characters.' })
  field!: string

  @Field(() => FilterValueScalar, {
    nullable: true,
    description: 'What it equals; null finds what is empty.',
  })
  @IsOptional()
  @ValidateIf(({ value }: TableFilter) => typeof value === 'string')
  @MaxLength(1_000, { message: 'value must be at most 1000 characters.' })
  value?: FilterValue
}

/** Which part of a table is asked for; the same over both APIs. */
@InputType({ description: 'Which part of a table is wanted, and in which order. Everything is optional.' })
export class TableQuery {
  @Field(() => Int, { nullable: true, description: 'From 1, which is the default.' })
  @IsOptional()
  @IsInt({ message: 'page must be a whole number from 1.' })
  @Min(1, { message: 'page must be a whole number from 1.' })
  @Max(LAST_PAGE, { message: `page must be at most ${LAST_PAGE}.` })
  page?: number | null

  @Field(() => Int, { nullable: true, description: '1 to 100, 20 where it is left out.' })
  @IsOptional()
  @IsInt({ message: `pageSize must be a whole number from 1 to ${PAGE_SIZE.most}.` })
  @Min(1, { message: `pageSize must be a whole number from 1 to ${PAGE_SIZE.most}.` })
  @Max(PAGE_SIZE.most, { message: `pageSize must be a whole number from 1 to ${PAGE_SIZE.most}.` })
  pageSize?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'A text to search for, whatever its case and with or without Turkish marks.',
  })
  @IsOptional()
  @Text(200)
  query?: string | null

  @Field(() => String, { nullable: true, description: 'The field to sort by.' })
  @IsOptional()
  @Text(64)
  orderBy?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the last comes first.' })
  @IsOptional()
  @IsBoolean({ message: 'descending must be true or false.' })
  descending?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Removed records too: for administrators only.' })
  @IsOptional()
  @IsBoolean({ message: 'includeDeleted must be true or false.' })
  includeDeleted?: boolean | null

  @Field(() => [TableFilter], { nullable: true, description: 'All of these hold.' })
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

    @Field(() => Int, { description: 'How many there are on all pages.' })
    totalCount!: number
  }
  return Table
}
