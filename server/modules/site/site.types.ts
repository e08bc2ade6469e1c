import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Opening hours of the restaurant.' })
export class OpeningHours {
  @Field(() => String, { description: 'Opening time, HH:MM in Europe/Istanbul.' })
  opens!: string

  @Field(() => String, { description: 'Closing time, HH:MM in Europe/Istanbul.' })
  closes!: string

  @Field(() => [String], {
    description: 'Days with these hours, as schema.org names them: `Monday` to `Sunday`.',
  })
  days!: string[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The facts about the restaurant that every page of the site shows.',
})
export class Site {
  @Field(() => String, { description: 'Name of the restaurant.' })
  name!: string

  @Field(() => String, { description: 'Phone number of the first contact entry, else the configured one.' })
  phone!: string

  @Field(() => String, { description: 'Street address of the first contact entry, else the configured one.' })
  address!: string

  @Field(() => String, { description: 'Address of the restaurant on a map service.' })
  mapUrl!: string

  @Field(() => String, { description: 'Address of the restaurant at the food-delivery platform.' })
  deliveryUrl!: string

  @Field(() => OpeningHours, { description: 'Opening hours.' })
  openingHours!: OpeningHours

  @Field(() => String, {
    description:
      'Address of stored pictures. With the path of a picture after it, it leads to the widest form.',
  })
  imageUrl!: string

  @Field(() => String, {
    description:
      'Address of small pictures. With the path of a picture after it, it leads to the form of 240 pixels.',
  })
  imageThumbUrl!: string
}

@ObjectType({ simpleResolvers: true, description: 'Version of the product.' })
export class ApplicationVersion {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string

  @Field(() => String, { description: 'Its version, as in the change log.' })
  version!: string
}

@ObjectType({ simpleResolvers: true, description: 'Nightly backups.' })
export class Backups {
  @Field(() => Boolean, { description: 'Whether nightly backups are made (`BACKUP_DIR`).' })
  enabled!: boolean

  @Field(() => Date, { nullable: true, description: 'When the newest one was made.' })
  lastMade?: Date | null

  @Field(() => Date, { nullable: true, description: 'When one was last restored for a trial.' })
  lastVerified?: Date | null

  @Field(() => Boolean, {
    description:
      'Whether they need attention: the newest one is older than two nights, none could be restored for ten days, or the folder cannot be read.',
  })
  needAttention!: boolean
}
