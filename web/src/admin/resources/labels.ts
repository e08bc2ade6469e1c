import type { inputBounds } from '../api/input-bounds.ts'
import type { EntityName } from '../api/permissions.ts'
import type { InputName } from '../api/resource-operations.ts'
import { type BothLanguages, messages } from '../language/messages.ts'

/** The label of a field in both languages. */
export interface FieldLabel {
  readonly tr: string
  readonly en: string
  /** The entity that the field refers to by one or several ids. */
  readonly names?: EntityName
  /** Whether the field holds a picture: the path of its file, or its bytes in base64. */
  readonly isPicture?: true
}

export function field(tr: string, en: string): FieldLabel {
  return { tr, en }
}

/** A field that refers to records of an entity by id. */
export function reference(names: EntityName, label: FieldLabel): FieldLabel {
  return { ...label, names }
}

/** Labels of fields that every entity has. */
const BASE_FIELDS = {
  id: field('Numara', 'Number'),
  status: field('Durum', 'Status'),
  version: field('Sürüm', 'Version'),
  concurrencyStamp: field('Sürüm', 'Version'),
  createdDate: field('Eklendi', 'Added'),
  createdBy: field('Ekleyen', 'Added by'),
  updatedDate: field('Son değişiklik', 'Last change'),
  updatedBy: field('Son değiştiren', 'Last changed by'),
  isDeleted: field('Kaldırıldı', 'Removed'),
}

/** Labels of fields that several entities have. */
export const common = {
  name: field('Ad', 'Name'),
  description: field('Açıklama', 'Description'),
  text: field('Metin', 'Text'),
  picture: { ...field('Resim', 'Picture'), isPicture: true } as const,
  icon: { ...field('Simge', 'Icon'), isPicture: true } as const,
  order: field('Sıra', 'Place'),
  category: field('Kategori', 'Category'),
  email: field('E-posta', 'Email'),
  phone: field('Telefon', 'Phone'),
  userName: field('Kullanıcı adı', 'User name'),
  password: field('Şifre', 'Password'),
}

interface KindName {
  readonly one: string
  readonly many: string
}

export interface EntityLabels {
  readonly tr: KindName
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
  return messages(`resources.${entity}`, {
    name: [`${tr.one} |||| ${tr.many}`, `${en.one} |||| ${en.many}`],
    // After a number, Turkish has the singular.
    counted: [
      `%{smart_count} ${tr.one.toLocaleLowerCase('tr')}`,
      `%{smart_count} ${en.one.toLowerCase()} |||| %{smart_count} ${en.many.toLowerCase()}`,
    ],
    fields: Object.fromEntries(Object.entries(fields).map(([name, label]) => [name, [label.tr, label.en]])),
  })
}
