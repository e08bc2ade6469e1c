import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import type { PictureSource } from '../pictures/picture-source.ts'
import { inputDeclarations } from './content-fields.ts'
import { StampInput, VersionInput } from './stamp-field.ts'
import { GraphQLUpload } from './upload-scalar.ts'
import { all, OptionalButNotNull, Picture, Pictures } from './validation.ts'

type Plain = string | number | boolean | Date | readonly object[] | readonly string[] | null

/** The columns of an entity that the server does not maintain itself. */
type Writable<E> = {
  [K in keyof E as E[K] extends Plain
    ? K extends 'id' | 'createdDate' | 'updatedDate' | 'isDeleted' | 'createdBy' | 'updatedBy' | 'version'
      ? never
      : K
    : never]?: E[K] | null
}

type Uploads<U extends string> = { [K in U]?: Promise<PictureSource> | null }

/**
 * @typeParam U names of uploaded pictures, whose columns have the same names or end in `FilePath`.
 * @typeParam L fields of ids that set links, and of lists of files.
 */
export type AddInput<E, U extends string = never, L extends object = object> = Omit<
  Writable<E>,
  U | `${U}FilePath`
> &
  Uploads<U> &
  L
export type UpdateInput<E, U extends string = never, L extends object = object> = AddInput<E, U, L> & {
  version?: number | null
}

/** A picture that inputs accept as a file. */
export interface UploadDeclaration<Path extends string = string> {
  /** Noun with its article, such as `A picture`. */
  readonly title: string
  /** The property that contains the path of its file; without one the service stores the picture. */
  readonly path?: Path
}

/** Pictures that inputs accept as a list of files, which replaces the previous list. */
export interface UploadListDeclaration<Path extends string = string> {
  /** Noun in the plural, such as `Pictures`. */
  readonly title: string
  /** The properties that contain the paths of the files, in order. */
  readonly paths: readonly Path[]
}

const ACCEPTED = 'PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB'

/** Adds a field of several files to an input. @param text what they are and do, without a full stop. */
export function addPictures(Input: new () => object, field: string, text: string, most: number): void {
  decorate(
    Input,
    field,
    Field(() => [GraphQLUpload], { nullable: true, description: `${text}: ${ACCEPTED} each.` }),
    Pictures(most),
  )
}

interface InputNames {
  /** Of its type in mutations, `BlogTag` in `addBlogTag`. */
  readonly name: string
  /** Its noun with the article, `a blog tag`. */
  readonly aTitle: string
  readonly title: string
}

/**
 * The add and update inputs of an entity whose fields are declared by the decorators of `content-fields.ts`.
 */
export function contentInputs<E extends object, U extends string, L extends object>(
  entity: new () => E,
  names: InputNames,
  uploads: Readonly<Record<U, UploadDeclaration>>,
  uploadLists: Readonly<Record<string, UploadListDeclaration>>,
): { add: new () => AddInput<E, U, L>; update: new () => UpdateInput<E, U, L> } {
  const inputs = inputsOf(entity, names, 'version', VersionInput())
  for (const input of Object.values(inputs)) {
    for (const [field, { title: text }] of Object.entries<UploadDeclaration>(uploads)) {
      const description = `${text}: ${ACCEPTED}.`
      decorate(
        input,
        field,
        Field(() => GraphQLUpload, { nullable: true, description }),
        Picture(),
      )
    }
    for (const [field, { title: text, paths }] of Object.entries(uploadLists)) {
      addPictures(input, field, `${text}, up to ${paths.length}, in place of all before`, paths.length)
    }
  }
  return inputs as ReturnType<typeof contentInputs<E, U, L>>
}

/**
 * The same for an entity whose updates are based on its stamp.
 * @typeParam R names of its required fields.
 * @typeParam K names of the others.
 */
export function stampedInputs<E extends object, R extends keyof E, K extends keyof AddInput<E>, L>(
  entity: new () => E,
  names: InputNames,
): {
  add: new () => Pick<E, R> & Pick<AddInput<E>, K> & L
  update: new () => Partial<Pick<E, R>> & Pick<AddInput<E>, K> & L & { concurrencyStamp?: string | null }
} {
  const inputs = inputsOf(entity, names, 'concurrencyStamp', StampInput())
  return inputs as ReturnType<typeof stampedInputs<E, R, K, L>>
}

/** @param stamp the field of an update with the state that the change was made from. */
function inputsOf(
  entity: new () => object,
  { name, aTitle, title }: InputNames,
  stamp: string,
  stampField: PropertyDecorator,
): { add: new () => object; update: new () => object } {
  const add = inputClass(`Add${name}`, entity, true)
  const update = inputClass(`Update${name}`, entity, false)
  decorate(update, stamp, stampField)
  InputType({ description: `Fields of a new ${title}.` })(add)
  InputType({ description: `Changes to ${aTitle}. Fields that are left out stay as they are.` })(update)
  return { add, update }
}

/**
 * The declared fields of an entity, all optional: a base class for inputs with rules of their own.
 * @typeParam K their names.
 * @typeParam L fields of ids among them that set links.
 */
export function optionalInput<E extends object, K extends keyof AddInput<E>, L extends object>(
  entity: new () => E,
): new () => Pick<AddInput<E>, K> & L {
  const Base = inputClass(`${entity.name}Fields`, entity, false)
  InputType()(Base)
  return Base as ReturnType<typeof optionalInput<E, K, L>>
}

/** A class with the declared fields of an entity; both APIs derive their types from it. */
function inputClass(name: string, entity: unknown, isNew: boolean): new () => object {
  const Input = { [name]: class {} }[name] as new () => object
  addFields(Input, entity, isNew)
  return Input
}

/** Adds the declared fields of an entity to an input; all of them are optional unless it is for a new record. */
export function addFields(Input: new () => object, entity: unknown, isNew = false): void {
  for (const [field, { type, rule, required, description, change }] of inputDeclarations(entity)) {
    const isNeeded = isNew && required
    const text = isNew ? description : (change ?? description)
    decorate(Input, field, Field(type, { nullable: !isNeeded, description: text }), rule())
    if (!isNeeded) decorate(Input, field, required ? OptionalButNotNull() : IsOptional())
  }
}

function decorate(type: new () => object, field: string, ...decorators: PropertyDecorator[]): void {
  all(...decorators)(type.prototype, field)
}
