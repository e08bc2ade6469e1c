import type { QueryOrderMap } from '@mikro-orm/core'
import {
  type Access,
  declarePermission,
  either,
  may,
  type Permission,
  type Readers,
  type Rule,
} from './access.ts'
import type { ContentEntity } from './base-entity.ts'
import {
  type AddInput,
  contentInputs,
  type UpdateInput,
  type UploadDeclaration,
  type UploadListDeclaration,
} from './input/content-inputs.ts'
import type { Readable } from './read/readable.ts'
import { type Selection, select } from './read/selection.ts'
import type { TableFields } from './read/table-where.ts'
import { nameKind } from './record-kind.ts'
import type { RecordRules } from './record-rules.ts'

/** The part of a declaration that the history reads. */
export interface RecordIdentity {
  readonly entity: new () => object
  /** Name of its look-up in GraphQL, such as `blogTag`; `blogTagTable`, `addBlogTag` and so on follow from it. */
  readonly one: string
  /** Path of the property that identifies a record to people; null if records have no names. */
  readonly label: string | null
  /** Properties that contain paths of stored pictures. */
  readonly pictures?: readonly string[]
}

/** An entity and its calls, declared once for GraphQL, REST, history and undo. */
interface RecordDeclaration<E extends object, Add extends object, Update extends object>
  extends RecordIdentity {
  readonly entity: new () => E
  /** Name of its list in GraphQL, such as `blogTags`. */
  readonly many: string
  /** Its noun in messages and descriptions, such as `blog tag`. */
  readonly title: string
  /** The article of `title`; `a` by default. */
  readonly article?: 'a' | 'an'
  readonly plural: string
  readonly inputs: {
    readonly add: new () => Add
    readonly update: new () => Update
    /** Input of undo, if other calls change more than `update` accepts. */
    readonly undo?: new () => Update
  }
  /** Whether its calls may make, change or remove administrators, and then ask for the caller's own password. */
  readonly asksOwnPassword?: true
  /** Whether accounts are managed by its permission, which no program has, and which is given with the giver's own password. */
  readonly managesAccounts?: true
  /** The permission to add, change and remove, or a rule. */
  readonly manage: Permission | Rule
  /** Others who may do the same, as far as its rules let them. */
  readonly managedAlso?: Rule
  /** A permission to update only some fields, of records that the caller may read. */
  readonly narrow?: { readonly permission: Permission; readonly fields: readonly (keyof Update & string)[] }
  readonly read: Readers<E>
  /** The order of the list; that of the ids by default. */
  readonly sort?: QueryOrderMap<E>
  /** The order of `sort` in words, such as `in their order`. */
  readonly sorted?: string
  readonly table: TableFields
  /** Relations of its links, which reads of the record include under rules of their own. */
  readonly links?: readonly LinkReads[]
  readonly rules?: RecordRules<E, Add | Update>
  /** The property with the path of the picture that `imageUrl` and `thumbUrl` are the addresses of. */
  readonly image?: keyof E & string
  /** Lists in JSON columns whose members an undo takes as values of their own, by the property that names them. */
  readonly keyedLists?: Readonly<Record<string, string>>
  /** Columns that each computed field needs. */
  readonly derived?: Readonly<Record<string, Selection>>
  readonly pictures?: readonly (keyof E & string)[]
  /** The property that contains a picture itself. */
  readonly inlinePicture?: keyof E & string
  readonly uploads?: Readonly<Record<string, UploadDeclaration>>
  readonly uploadLists?: Readonly<Record<string, UploadListDeclaration>>
}

/** The read rule of an entity of links, whatever its type. */
type LinkReads = { [P in keyof Readable<object>]: P extends 'sort' | 'reads' ? unknown : Readable<object>[P] }

export interface RecordDefinition<E extends object, Add extends object, Update extends object>
  extends RecordDeclaration<E, Add, Update> {
  readonly access: Access<E>
  readonly sort: QueryOrderMap<E>
  readonly sorted: string
}

const BY_ID = { id: 'asc' } as QueryOrderMap<never>

/** Declares an entity's calls, and registers its permission and its noun. */
export function defineRecord<E extends object, Add extends object, Update extends object>(
  declaration: RecordDeclaration<E, Add, Update>,
): RecordDefinition<E, Add, Update> {
  const { manage, managedAlso, read, image, derived } = declaration
  nameKind(declaration.one, declaration.title)
  if (typeof manage === 'string') declarePermission(manage, declaration.managesAccounts)
  if (declaration.narrow) declarePermission(declaration.narrow.permission)
  const own = typeof manage === 'string' ? may(manage) : manage
  const manages = managedAlso ? either(own, managedAlso) : own
  const access = { read: read(manages), manage: manages }
  const addresses = image && { imageUrl: select(image), thumbUrl: select(image) }
  return { sort: BY_ID, sorted: 'by id', ...declaration, derived: { ...addresses, ...derived }, access }
}

export type InputOf<
  D extends { readonly inputs: { readonly add: new () => object; readonly update: new () => object } },
> = InstanceType<D['inputs']['add'] | D['inputs']['update']>

type Path<E> = keyof E & string

/** Declares an entity whose inputs are generated from its fields. */
export function defineContent<E extends ContentEntity, U extends string = never, L extends object = object>(
  declaration: Omit<
    RecordDeclaration<E, AddInput<E, U, L>, UpdateInput<E, U, L>>,
    'inputs' | 'uploads' | 'uploadLists'
  > & {
    readonly uploads?: Readonly<Record<U, UploadDeclaration<Path<E>>>>
    readonly uploadLists?: Readonly<Partial<Record<Path<L>, UploadListDeclaration<Path<E>>>>>
  },
): RecordDefinition<E, AddInput<E, U, L>, UpdateInput<E, U, L>> {
  const { entity, title, uploads = {} as Record<U, UploadDeclaration<Path<E>>> } = declaration
  const uploadLists = (declaration.uploadLists ?? {}) as Record<string, UploadListDeclaration<Path<E>>>
  const inputs = contentInputs<E, U, L>(entity, { ...namesOf(declaration), title }, uploads, uploadLists)
  const pictures = [
    ...Object.values<UploadDeclaration<Path<E>>>(uploads).flatMap(({ path }) => path ?? []),
    ...Object.values(uploadLists).flatMap(({ paths }) => paths),
  ]
  return defineRecord<E, AddInput<E, U, L>, UpdateInput<E, U, L>>({
    pictures,
    ...declaration,
    uploadLists,
    inputs,
  })
}

/** The name of the type in its mutations, `BlogTag` in `addBlogTag`, and the noun with its article. */
export function namesOf({
  one,
  title,
  article = 'a',
}: Pick<RecordDeclaration<object, object, object>, 'one' | 'title' | 'article'>): {
  name: string
  aTitle: string
} {
  return { name: capitalized(one), aTitle: `${article} ${title}` }
}

/** A name in camel case with a capital, `BlogTags` in `removeBlogTags`. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
