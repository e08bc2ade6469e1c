import { IsOptional } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import {
  IdValue,
  IntegerFrom,
  Items,
  limits,
  OneOf,
  RequiredText,
  Text,
  VersionNumber,
} from '../../core/input/validation.ts'
import { type Language, OTHER_LANGUAGES } from '../../core/primitives/language.ts'
import { LAST_PAGE, PAGE_SIZE } from '../../core/read/table-query.ts'
import { MAX_AT_ONCE } from '../../core/write/id-lists.ts'
import { TRANSLATED_KINDS, TranslatedKind, TranslationState } from './translation.item.ts'

const InLanguage = () => OneOf(OTHER_LANGUAGES)

@InputType({ description: 'A translation of one field of a record.' })
export class TranslationLine {
  @Field(() => TranslatedKind, { description: 'Kind of the record.' })
  @OneOf(TRANSLATED_KINDS)
  kind!: TranslatedKind

  @Field(() => ID, { description: 'Id of the record.' })
  @IdValue()
  recordId!: number

  @Field(() => String, { description: 'Name of the field, as `Translated` has it.' })
  @RequiredText(limits.shortName)
  field!: string

  @Field(() => String, {
    nullable: true,
    description:
      'The translation, within the bounds of the field; null or an empty one removes it. For `servings`, the labels in their order, with ` | ` between them.',
  })
  @IsOptional()
  @Text(limits.description)
  text?: string | null

  @Field(() => String, {
    description: 'The Turkish text that was translated. CONFLICT if it is another one by now.',
  })
  @RequiredText(limits.description)
  seenSource!: string
}

export class TranslationLines {
  @InLanguage()
  language!: Language

  @Items(() => TranslationLine, MAX_AT_ONCE)
  lines!: TranslationLine[]
}

export class TranslationWorkQuery {
  @InLanguage()
  language!: Language

  @IsOptional()
  @OneOf(TRANSLATED_KINDS)
  kind?: TranslatedKind | null

  @IsOptional()
  @OneOf(Object.values(TranslationState))
  state?: TranslationState | null

  @IntegerFrom(1, LAST_PAGE)
  page!: number

  @IntegerFrom(1, PAGE_SIZE.most)
  pageSize!: number
}

/** A translation as it is stored. */
export class AddTranslation {
  @OneOf(TRANSLATED_KINDS)
  kind!: TranslatedKind

  @IdValue()
  recordId!: number

  @InLanguage()
  language!: Language

  @RequiredText(limits.shortName)
  field!: string

  @RequiredText(limits.description)
  text!: string

  @RequiredText(limits.description)
  source!: string
}

export class UpdateTranslation {
  @IsOptional()
  @RequiredText(limits.description)
  text?: string

  @IsOptional()
  @RequiredText(limits.description)
  source?: string

  @IsOptional()
  @VersionNumber()
  version?: number | null
}
