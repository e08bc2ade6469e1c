import { MAX_SERVING_LABEL } from '../../../web/src/rules/menu-table.ts'
import { either, may, type Permission, type Rule } from '../../core/access.ts'
import { inputDeclarations } from '../../core/input/content-fields.ts'
import { declaredFields } from '../../core/input/input-fields.ts'
import { NameUpTo, Text } from '../../core/input/validation.ts'
import { About } from '../about/about.entity.ts'
import { Category } from '../category/category.entity.ts'
import { OpeningException } from '../opening-exception/opening-exception.entity.ts'
import { Portion } from '../product/food.item.ts'
import { Product } from '../product/product.entity.ts'
import { ProductFood } from '../product/product-food.entity.ts'
import { RestaurantService } from '../restaurant-service/restaurant-service.entity.ts'
import { ReservationRules } from '../site/reservation-rules.item.ts'
import { SiteSettings } from '../site/site.entity.ts'
import { TRANSLATED_KINDS, type TranslatedKind } from './translation.item.ts'

/** Between the labels of servings, which are one text. */
export const BETWEEN_SERVINGS = ' | '

interface TranslatedField {
  /** SQL of the Turkish text of a record `r`; null or blank where there is none. */
  readonly source: string
  /** Validates a text for it, in whatever language. */
  readonly rule: () => PropertyDecorator
  /** Whether guests decide by it what they may eat, so that no translation of another text is shown. */
  readonly isVital?: true
  /** Whether it is a list, whose members are the parts of the text. */
  readonly isList?: true
}

interface TranslatedRecords {
  /** SQL of the table as `r`, with what its order needs. */
  readonly from: string
  readonly order: string
  /** Of those who write the records. */
  readonly permission: Permission
  /** Whether the texts are those of a menu, in which no other charges may be named. */
  readonly isMenu?: true
  readonly fields: Readonly<Record<string, TranslatedField>>
}

const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields with a column of their own, whose bounds are those of the record's input. */
function own(entity: unknown, names: readonly string[]): Record<string, TranslatedField> {
  const rules = new Map(inputDeclarations(entity))
  return Object.fromEntries(
    names.map((name) => {
      const declared = rules.get(name)
      if (!declared) throw new Error(`No input has ${name}.`)
      return [name, { source: `r.${column(name)}`, rule: declared.rule }]
    }),
  )
}

/** A text of the object in a column, with the bounds that it has there. */
function within(column: string, item: new () => object, name: string): TranslatedField {
  const longest = declaredFields(item).get(name)?.most
  if (longest === undefined) throw new Error(`${item.name} has no text ${name}.`)
  return { source: `r.${column} ->> '${name}'`, rule: () => Text(longest) }
}

/** Alcoholic drinks are told by their names and sizes alone. */
const promoting = (fields: Readonly<Record<string, TranslatedField>>): Record<string, TranslatedField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, source: `case when not r.is_alcoholic_drink then ${field.source} end` },
    ]),
  )

const vital = (fields: Readonly<Record<string, TranslatedField>>): Record<string, TranslatedField> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, isVital: true }]))

const SERVINGS = `(select string_agg(replace(serving ->> 'label', '${BETWEEN_SERVINGS}', ' / '), '${BETWEEN_SERVINGS}' order by place)
    from jsonb_array_elements(r.servings) with ordinality as list (serving, place))`

/** The translated fields of each kind of record, in the order of the work. */
export const TRANSLATED: Readonly<Record<TranslatedKind, TranslatedRecords>> = {
  CATEGORY: {
    from: 'category r',
    order: 'r."order", r.id',
    permission: 'category.manage',
    isMenu: true,
    fields: own(Category, ['name', 'description']),
  },
  PRODUCT: {
    from: 'product r join category c on c.id = r.category_id',
    order: 'c."order", c.id, r."order" nulls last, r.name, r.id',
    permission: 'product.manage',
    isMenu: true,
    fields: {
      ...own(Product, ['name']),
      ...promoting({
        ...own(Product, ['description']),
        ...vital(own(ProductFood, ['ingredients', 'allergenNote'])),
        portionOf: within('portion', Portion, 'of'),
      }),
      ...own(Product, ['servingLabel']),
      ...vital({
        servings: { source: SERVINGS, rule: () => NameUpTo(MAX_SERVING_LABEL), isList: true },
      }),
    },
  },
  SERVICE: {
    from: 'service r',
    order: 'r."order", r.id',
    permission: 'service.manage',
    fields: own(RestaurantService, ['name', 'description']),
  },
  ABOUT: {
    from: 'about r',
    order: 'r.id',
    permission: 'about.manage',
    fields: own(About, ['description']),
  },
  SITE: {
    from: 'site r',
    order: 'r.id',
    permission: 'site.manage',
    fields: {
      ...own(SiteSettings, ['slogan', 'heroText', 'footerText', 'directionsNote', 'parking']),
      reservationNote: within('reservations', ReservationRules, 'note'),
    },
  },
  OPENING_EXCEPTION: {
    from: 'opening_exception r',
    order: 'r.from_date, r.id',
    permission: 'site.manage',
    fields: own(OpeningException, ['label']),
  },
}

/** Translates everything, and does nothing else. */
export const TRANSLATES = 'translation.manage'

/** Translators, and those who write the records of a kind. */
export const mayTranslate = (kind: TranslatedKind): Rule =>
  either(may(TRANSLATES), may(TRANSLATED[kind].permission))

/** Those who may translate the records of some kind. */
export const mayTranslateSome: Rule = TRANSLATED_KINDS.map(mayTranslate).reduce(either)

/**
 * SQL of the Turkish texts of a kind, those of removed records left out: record_id, field, source, and the place of the
 * field. Texts compare by their bytes.
 * @param more SQL of further columns of a record `r`.
 */
export function sourcesOf(kind: TranslatedKind, more = ''): string {
  const { from, fields } = TRANSLATED[kind]
  const values = Object.entries(fields).map(
    ([field, { source }], place) => `(${place}, '${field}', ${source})`,
  )
  return `select r.id as record_id, s.field, s.source collate "C" as source, s.place${more}
    from ${from}, lateral (values ${values.join(', ')}) s (place, field, source)
    where not r.is_deleted and s.source collate "C" ~ '\\S'`
}

/** The same with the kind, and the place of the record in the order of the work. */
export function workSourcesOf(kind: TranslatedKind): string {
  const rank = `dense_rank() over (order by ${TRANSLATED[kind].order}) as rank`
  return sourcesOf(kind, `, '${kind}' as kind, ${TRANSLATED_KINDS.indexOf(kind)} as kind_place, ${rank}`)
}
