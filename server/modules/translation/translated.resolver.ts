import { Arg, type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { Language } from '../../core/primitives/language.ts'
import { About } from '../about/about.entity.ts'
import { Category } from '../category/category.entity.ts'
import { OpeningException } from '../opening-exception/opening-exception.entity.ts'
import { Product } from '../product/product.entity.ts'
import { RestaurantService } from '../restaurant-service/restaurant-service.entity.ts'
import { Site } from '../site/site.types.ts'
import type { TranslatedKind } from './translation.item.ts'
import { Translated } from './translation.types.ts'
import type { TranslationReads } from './translation-reads.service.ts'

/** The field `translation` of a type. @param idOf the id of the record that an object is of. */
function translatedType<T extends object>(
  type: ClassType<T>,
  kind: TranslatedKind,
  idOf: (root: T) => number,
) {
  @Resolver(() => type)
  class TranslatedResolver {
    constructor(readonly reads: TranslationReads) {}

    @FieldResolver(() => Translated, { description: 'Its texts in another language.' })
    translation(
      @Root() root: T,
      @Arg('language', () => Language, { description: 'Language of the texts.' }) language: Language,
      @Ctx() context: GraphQLContext,
    ): Promise<Translated> {
      return this.reads.of(context, kind, idOf(root), language)
    }
  }
  return TranslatedResolver
}

const recordType = <T extends { id: number }>(type: ClassType<T>, kind: TranslatedKind) =>
  translatedType(type, kind, ({ id }) => id)

/** Resolvers of the field `translation` of every type that has one. */
export const TRANSLATED_TYPES = [
  recordType(Category, 'CATEGORY'),
  recordType(Product, 'PRODUCT'),
  recordType(RestaurantService, 'SERVICE'),
  recordType(About, 'ABOUT'),
  // The settings are one record.
  translatedType(Site, 'SITE', () => 1),
  recordType(OpeningException, 'OPENING_EXCEPTION'),
]
