import type { TranslatedKind } from '../../../gql/graphql.ts'
import { translates } from '../../api/access.ts'
import { inputBounds } from '../../api/input-bounds.ts'
import type { EntityName } from '../../api/permissions.ts'

interface TranslatedRecords {
  readonly entity: EntityName
  /** Whether no other charges may be named in the texts. */
  readonly isMenu?: true
  /** The most characters of each field; of `servings`, those of each label. */
  readonly fields: Readonly<Record<string, number>>
}

const { AddCategory, AddProduct, AddService, UpdateFoodInformation, UpdateSite } = inputBounds

/** The kinds of records with texts that are translated, and their fields, in the order of the server. */
export const TRANSLATED: Readonly<Record<TranslatedKind, TranslatedRecords>> = {
  CATEGORY: {
    entity: 'category',
    isMenu: true,
    fields: { name: AddCategory.name.most, description: AddCategory.description.most },
  },
  PRODUCT: {
    entity: 'product',
    isMenu: true,
    fields: {
      name: AddProduct.name.most,
      description: AddProduct.description.most,
      ingredients: UpdateFoodInformation.ingredients.most,
      allergenNote: UpdateFoodInformation.allergenNote.most,
      portionOf: inputBounds.PortionInput.of.most,
      servingLabel: AddProduct.servingLabel.most,
      servings: inputBounds.ServingInput.label.most,
    },
  },
  SERVICE: {
    entity: 'service',
    fields: { name: AddService.name.most, description: AddService.description.most },
  },
  ABOUT: { entity: 'about', fields: { description: inputBounds.AddAbout.description.most } },
  SITE: {
    entity: 'site',
    fields: {
      slogan: UpdateSite.slogan.most,
      heroText: UpdateSite.heroText.most,
      footerText: UpdateSite.footerText.most,
      directionsNote: UpdateSite.directionsNote.most,
      parking: UpdateSite.parking.most,
      reservationNote: inputBounds.ReservationRulesInput.note.most,
    },
  },
  OPENING_EXCEPTION: {
    entity: 'openingException',
    fields: { label: inputBounds.AddOpeningException.label.most },
  },
}

export const TRANSLATED_KINDS = Object.keys(TRANSLATED) as readonly TranslatedKind[]

/** The kinds that somebody with these roles may translate. */
export const kindsFor = (roles: readonly string[]): TranslatedKind[] =>
  TRANSLATED_KINDS.filter((kind) => translates(roles, TRANSLATED[kind].entity))

/** Parts of objects, which have no field of their own. */
const PARTS: Readonly<Record<string, string>> = {
  portionOf: 'resources.translation.parts.portionOf',
  reservationNote: 'resources.translation.parts.reservationNote',
}

/** The message key of the name of a translated field. */
export const fieldLabel = (kind: TranslatedKind, field: string): string =>
  PARTS[field] ?? `resources.${TRANSLATED[kind].entity}.fields.${field}`

/** Fields that forms have as areas of several lines. */
const LONG = new Set([
  ...['description', 'ingredients', 'heroText', 'footerText'],
  ...['directionsNote', 'parking', 'reservationNote'],
])

/** Whether the translation of a field may have line breaks. */
export const hasLines = (field: string, source: string): boolean => LONG.has(field) || source.includes('\n')
