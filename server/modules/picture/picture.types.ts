import { Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'A record that shows a stored picture.' })
class PictureUse {
  @Field(() => String, {
    description: 'Kind of the record, named as the query that returns one: `category`, `productImage` …',
  })
  entity!: string

  @Field(() => ID, { description: 'Id of the record.' })
  id!: number

  @Field(() => String, {
    nullable: true,
    description: 'Name of the record, or of the product that it belongs to; null for the settings.',
  })
  name!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A stored picture with the records that show it.' })
export class StoredPicture {
  @Field(() => String, { description: 'Path of the picture below the resource address.' })
  filePath!: string

  @Field(() => [PictureUse], { description: 'Records that show it, the newest first.' })
  uses!: PictureUse[]
}

@ObjectType({ simpleResolvers: true, description: 'One page of the stored pictures, the newest first.' })
export class StoredPictureTable {
  @Field(() => [StoredPicture], { description: 'The pictures of this page.' })
  items!: StoredPicture[]

  @Field(() => Int, { description: 'Number of pictures on all pages.' })
  totalCount!: number
}
