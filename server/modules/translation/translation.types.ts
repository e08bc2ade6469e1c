import { Field, ID, Int, ObjectType } from 'type-graphql'
import { TranslatedKind, TranslationState } from './translation.item.ts'

const Translation = (description: string) => Field(() => String, { nullable: true, description })

@ObjectType({
  simpleResolvers: true,
  description:
    'The texts of a record in another language. A text is null where it was not translated or the record has none of that kind, in Turkish, and in a language that is not published for who may not translate.',
})
export class Translated {
  @Translation('Its name.')
  name: string | null = null

  @Translation('Its description.')
  description: string | null = null

  @Translation('Ingredients; null where the Turkish ones changed since.')
  ingredients: string | null = null

  @Translation('Names of the cereals or nuts; null where the Turkish ones changed since.')
  allergenNote: string | null = null

  @Translation('Measured part of the portion.')
  portionOf: string | null = null

  @Translation('Name of the quantity that the price is for.')
  servingLabel: string | null = null

  @Translation('Heading of the home page.')
  slogan: string | null = null

  @Translation('Text below the heading of the home page.')
  heroText: string | null = null

  @Translation('Text at the foot of every page.')
  footerText: string | null = null

  @Translation('The way to the entrance.')
  directionsNote: string | null = null

  @Translation('A place to park.')
  parking: string | null = null

  @Translation('A sentence for guests who ask for a table.')
  reservationNote: string | null = null

  @Translation('Text of days with other hours.')
  label: string | null = null

  @Field(() => [String], {
    nullable: true,
    description: 'Labels of the servings in their order; null where the Turkish ones changed since.',
  })
  servings: string[] | null = null

  @Field(() => [String], {
    description: 'Names of the fields whose Turkish text changed since they were translated.',
  })
  stale: string[] = []
}

@ObjectType({ simpleResolvers: true, description: 'A text that is to be translated.' })
export class TranslationItem {
  @Field(() => TranslatedKind, { description: 'Kind of the record.' })
  kind!: TranslatedKind

  @Field(() => ID, { description: 'Id of the record.' })
  recordId!: number

  @Field(() => String, { description: 'Name of the field.' })
  field!: string

  @Field(() => String, { description: 'The present Turkish text.' })
  source!: string

  @Field(() => String, {
    nullable: true,
    description: 'The translation, also one that is stale; null if there is none.',
  })
  text!: string | null

  @Field(() => TranslationState, { description: 'Its state.' })
  state!: TranslationState

  @Field(() => String, {
    nullable: true,
    description:
      'A proposal of the glossary, words that it does not know in square brackets; null where it has none. Guests never see it before somebody has saved it.',
  })
  proposal!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'One page of the texts that are to be translated.' })
export class TranslationWork {
  @Field(() => [TranslationItem], { description: 'The texts of this page, record by record.' })
  items!: TranslationItem[]

  @Field(() => Int, { description: 'Number of texts on all pages.' })
  totalCount!: number

  @Field(() => Int, {
    description: 'Number of texts of the kind whose translation is DONE, whatever the state asked for.',
  })
  done!: number

  @Field(() => Int, { description: 'Number of texts of the kind.' })
  total!: number
}
