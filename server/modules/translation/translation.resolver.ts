import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { Language } from '../../core/primitives/language.ts'
import { ManyChanged } from '../../core/write/many-changed.ts'
import { TranslationLine } from './translation.input.ts'
import { TranslatedKind, TranslationState } from './translation.item.ts'
import type { TranslationService } from './translation.service.ts'
import { TranslationWork } from './translation.types.ts'
import type { TranslationWorkService } from './translation-work.service.ts'

interface TranslationServices {
  readonly translations: TranslationService
  readonly work: TranslationWorkService
}

@Resolver()
export class TranslationResolver {
  constructor(private readonly services: TranslationServices) {}

  @Query(() => TranslationWork, {
    description:
      'Returns one page of the Turkish texts with their translations, record by record. For `translation.manage`, and for who may change the records.',
  })
  translationWork(
    @Arg('language', () => Language, { description: 'Language, not TR.' }) language: Language,
    @Arg('kind', () => TranslatedKind, {
      nullable: true,
      description: 'Kind of records; all that the caller may translate by default.',
    })
    kind: TranslatedKind | null | undefined,
    @Arg('state', () => TranslationState, { nullable: true, description: 'Only texts in this state.' })
    state: TranslationState | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 50, description: 'Number of texts on a page, 1 to 100.' })
    pageSize: number,
    @Ctx() context: GraphQLContext,
  ): Promise<TranslationWork> {
    return this.services.work.work(context, {
      language,
      kind: kind ?? null,
      state: state ?? null,
      page,
      pageSize,
    })
  }

  @Mutation(() => ManyChanged, {
    description:
      'Stores translations in one transaction: all of them or none. An error names the line, from 0: in fields such as `lines.3.text`, or as `line` in its extensions. For `translation.manage`, and for who may change the records.',
  })
  saveTranslations(
    @Arg('language', () => Language, { description: 'Language, not TR.' }) language: Language,
    @Arg('lines', () => [TranslationLine], { description: 'The translations, 1 to 1,000.' })
    lines: TranslationLine[],
    @Ctx() context: GraphQLContext,
  ): Promise<ManyChanged> {
    return this.services.translations.saveAll(context, language, lines)
  }
}
