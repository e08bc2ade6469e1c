import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'When the restaurant is open.' })
export class OpeningHours {
  @Field(() => String, { description: 'Opening time, HH:MM in Europe/Istanbul.' })
  opens!: string

  @Field(() => String, { description: 'Closing time, HH:MM in Europe/Istanbul.' })
  closes!: string

  @Field(() => [String], { description: 'Days it is open, as schema.org names them.' })
  days!: string[]
}

@ObjectType({ simpleResolvers: true, description: 'What every page of the site shows of the restaurant.' })
export class Site {
  @Field(() => String, { description: 'Name of the restaurant.' })
  name!: string

  @Field(() => String, { description: 'Phone number: of the first contact entry, else as configured.' })
  phone!: string

  @Field(() => String, { description: 'Street address: of the first contact entry, else as configured.' })
  address!: string

  @Field(() => String, { description: 'Where a map service shows it.' })
  mapUrl!: string

  @Field(() => String, { description: 'Its page at the food-delivery platform.' })
  deliveryUrl!: string

  @Field(() => OpeningHours, { description: 'When it is open.' })
  openingHours!: OpeningHours

  @Field(() => String, { description: 'Put it before a picture path for the full picture.' })
  imageUrl!: string

  @Field(() => String, { description: 'Put it before a picture path for the 240 pixels wide form.' })
  imageThumbUrl!: string
}

@ObjectType({ simpleResolvers: true, description: 'Which version of the product answers.' })
export class ApplicationVersion {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string

  @Field(() => String, { description: 'Its version, as in the change log.' })
  version!: string
}
