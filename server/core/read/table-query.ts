import { IsBoolean, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator'
import { type ClassType, Field, InputType, Int, ObjectType } from 'type-graphql'
import { broken, Items, integerFrom, Text } from '../input/validation.ts'
import { type FilterValue, FilterValueScalar } from './filter-value.ts'

export const PAGE_SIZE = { default: 20, most: 100 } as const
export const LAST_PAGE = 1_000_000
const MAX_FILTERS = 20

@InputType({ description: 'A condition: a field equals a value.' })
export class TableFilter {
  @Field(() => String, {
    description: 'Field to compare. The description of each table query lists the names.',
  })
  @IsString(broken('NOT_A_STRING'))
  @MaxLength(64, broken('MAX_LENGTH', { max: 64 }))
  field!: string

  @Field(() => FilterValueScalar, {
    nullable: true,
    description: 'Value that the field equals; null finds empty fields.',
  })
  @IsOptional()
  @ValidateIf(({ value }: TableFilter) => typeof value === 'string')
  @MaxLength(1_000, broken('MAX_LENGTH', { max: 1_000 }))
  value?: FilterValue
}

/** Search, filters, order and page of a table; the same in both APIs. */
@InputType({ description: 'Search, filters, order and page of a table. Every field is optional.' })
export class TableQuery {
  @Field(() => Int, { nullable: true, description: 'Number of the page, from 1; 1 by default.' })
  @IsOptional()
  @integerFrom(1, LAST_PAGE)
  page?: number | null

  @Field(() => Int, { nullable: true, description: 'Number of records on a page, 1 to 100; 20 by default.' })
  @IsOptional()
  @integerFrom(1, PAGE_SIZE.most)
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
  @IsBoolean(broken('NOT_A_BOOLEAN'))
  descending?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Includes removed records. For administrators only.' })
  @IsOptional()
  @IsBoolean(broken('NOT_A_BOOLEAN'))
  includeDeleted?: boolean | null

  @Field(() => [TableFilter], { nullable: true, description: 'Conditions, all of which must be met.' })
  @IsOptional()
  @Items(() => TableFilter, MAX_FILTERS)
  filters?: TableFilter[] | null
}

export interface TableOf<T> {
  items: T[]
  totalCount: number
}

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
