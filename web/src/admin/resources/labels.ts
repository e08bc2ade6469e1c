import type { inputBounds } from '../api/input-bounds.ts'
import type { EntityName } from '../api/permissions.ts'
import type { InputName } from '../api/resource-operations.ts'
import { type BothLanguages, messages } from '../language/messages.ts'

/** The label of a field in both languages. */
export interface FieldLabel {
  readonly tr: string
  readonly en: string
  /** The field as the object of a sentence of the history; absent for computed fields. */
  readonly changed?: { readonly tr: string; readonly en: string }
  /** The entity that the field refers to by one or several ids. */
  readonly names?: EntityName
  /** Whether the field holds a picture: the path of its file, or its bytes in base64. */
  readonly isPicture?: true
}

/** A field whose changes the history shows. The accusative follows a genitive: `yemeğinin fiyatını`. */
export function field(
  tr: string,
  accusative: string,
  en: string,
  enInSentence: string = en.toLowerCase(),
): FieldLabel {
  return { tr, en, changed: { tr: accusative, en: enInSentence } }
}

/** A field that is shown but never changed by a user. */
export function computed(tr: string, en: string): FieldLabel {
  return { tr, en }
}

/** A field that refers to records of an entity by id. */
export function reference(names: EntityName, label: FieldLabel): FieldLabel {
  return { ...label, names }
}

/** Labels of fields that every entity has. */
const BASE_FIELDS = {
  id: computed('Numara', 'Number'),
  status: field('Durum', 'durumunu', 'Status'),
  version: computed('Sürüm', 'Version'),
  concurrencyStamp: computed('Sürüm', 'Version'),
  createdDate: computed('Eklendi', 'Added'),
  createdBy: computed('Ekleyen', 'Added by'),
  updatedDate: computed('Son değişiklik', 'Last change'),
  updatedBy: computed('Son değiştiren', 'Last changed by'),
  isDeleted: computed('Kaldırıldı', 'Removed'),
}

/** Labels of fields that several entities have. */
export const common = {
  name: field('Ad', 'adını', 'Name'),
  description: field('Açıklama', 'açıklamasını', 'Description'),
  text: field('Metin', 'metnini', 'Text'),
  picture: { ...field('Resim', 'resmini', 'Picture'), isPicture: true } as const,
  icon: { ...field('Simge', 'simgesini', 'Icon'), isPicture: true } as const,
  order: field('Sıra', 'sırasını', 'Place'),
  category: field('Kategori', 'kategorisini', 'Category'),
  email: field('E-posta', 'e-postasını', 'Email'),
  phone: field('Telefon', 'telefonunu', 'Phone'),
  userName: field('Kullanıcı adı', 'kullanıcı adını', 'User name'),
  password: field('Şifre', 'şifresini', 'Password'),
}

/** The name of a kind of record. The cases follow the name of a record: `‘Mantı’ yemeğini`. */
interface TurkishName {
  readonly one: string
  readonly many: string
  readonly accusative: string
  readonly genitive: string
  readonly dative: string
  readonly ablative: string
}

interface EnglishName {
  readonly one: string
  readonly many: string
}

export interface EntityLabels {
  readonly tr: TurkishName
  readonly en: EnglishName
  readonly fields: Readonly<Record<string, FieldLabel>>
}

type FieldOfInput<Name extends string> = Name extends InputName ? keyof (typeof inputBounds)[Name] : never
type InputField<Entity extends string> = FieldOfInput<`${'Add' | 'Update'}${Capitalize<Entity>}`>
type OwnField<Entity extends string> = Exclude<InputField<Entity>, keyof typeof BASE_FIELDS>

/** The labels of an entity; one that lacks a field of its inputs does not compile. */
export function entityLabels<Entity extends EntityName>(
  _entity: Entity,
  {
    tr,
    en,
    fields,
  }: Omit<EntityLabels, 'fields'> & {
    readonly fields: Readonly<Record<OwnField<Entity>, FieldLabel>> & Readonly<Record<string, FieldLabel>>
  },
): EntityLabels {
  return { tr, en, fields: { ...BASE_FIELDS, ...fields } }
}

/** The messages below `resources.<entity>`, generated from its labels. */
export function messagesOf(entity: string, { tr, en, fields }: EntityLabels): BothLanguages {
  const labels = Object.entries(fields)
  // English uses the same form in all cases.
  const the = `the ${en.one.toLowerCase()}`
  return messages(`resources.${entity}`, {
    name: [`${tr.one} |||| ${tr.many}`, `${en.one} |||| ${en.many}`],
    cases: {
      accusative: [tr.accusative, the],
      genitive: [tr.genitive, the],
      dative: [tr.dative, the],
      ablative: [tr.ablative, the],
    },
    fields: Object.fromEntries(labels.map(([name, label]) => [name, [label.tr, label.en]])),
    changed: Object.fromEntries(
      labels.flatMap(([name, { changed }]) => (changed ? [[name, [changed.tr, changed.en]]] : [])),
    ),
  })
}
