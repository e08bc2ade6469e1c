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

interface KindName {
  readonly one: string
  readonly many: string
}

/** The name of a kind of record in Turkish. */
interface TurkishName extends KindName {
  /** As the property of a record, which its name precedes: `yemeği` in `‘Mantı’ yemeğini`. */
  readonly possessed: string
}

export interface EntityLabels {
  readonly tr: TurkishName
  readonly en: KindName
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
  // A possessed noun ends in one of ı, i, u and ü, by whose harmony the cases follow.
  const vowel = tr.possessed.slice(-1)
  const openVowel = 'ıu'.includes(vowel) ? 'a' : 'e'
  // English uses the same form in all cases.
  const the = `the ${en.one.toLowerCase()}`
  return messages(`resources.${entity}`, {
    name: [`${tr.one} |||| ${tr.many}`, `${en.one} |||| ${en.many}`],
    cases: {
      accusative: [`${tr.possessed}n${vowel}`, the],
      genitive: [`${tr.possessed}n${vowel}n`, the],
      dative: [`${tr.possessed}n${openVowel}`, the],
      ablative: [`${tr.possessed}nd${openVowel}n`, the],
    },
    fields: Object.fromEntries(labels.map(([name, label]) => [name, [label.tr, label.en]])),
    changed: Object.fromEntries(
      labels.flatMap(([name, { changed }]) => (changed ? [[name, [changed.tr, changed.en]]] : [])),
    ),
  })
}
