import { DecimalType } from '@mikro-orm/core'
import { Enum, Property } from '@mikro-orm/decorators/legacy'
import { IsOptional } from 'class-validator'
import { Field, Float, ID, InputType, Int } from 'type-graphql'
import type { PictureSource } from '../images/picture-source.ts'
import { Status } from '../primitives/status.ts'
import { GraphQLUpload } from './upload-scalar.ts'
import {
  Description,
  Flag,
  IdValue,
  limits,
  Name,
  OptionalButNotNull,
  OrderValue,
  Picture,
  Price,
  StatusValue,
  VersionNumber,
} from './validation.ts'

/** How the inputs of an entity take one of its fields. */
interface InputDeclaration {
  readonly type: () =>
    | typeof String
    | typeof Boolean
    | typeof Int
    | typeof Float
    | typeof ID
    | typeof Status
    | typeof GraphQLUpload
  /** Checks a value, for a new record and for a change alike. */
  readonly rule: () => PropertyDecorator
  /** Whether a new record needs it, and a change cannot empty it. */
  readonly required: boolean
  /** For a new record, and for a change where it differs. */
  readonly description: string
  readonly change?: string
  /** The relation that an id sets. */
  readonly relation?: Relation
}

/** A relation of an entity, and the entity that it leads to. */
interface Relation {
  readonly property: string
  readonly entity: () => new () => { id: number; isDeleted: boolean }
}

type FieldDecorator = (target: object, key: string) => void

const declared = new Map<unknown, Map<string, InputDeclaration>>()

/** One declaration of a field: its GraphQL type, its column and what the inputs accept. */
function contentField(input: InputDeclaration, ...decorators: FieldDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, String(key))
    const fields = declared.get(target.constructor) ?? new Map<string, InputDeclaration>()
    declared.set(target.constructor, fields.set(String(key), input))
  }
}

/** A text of one line that a record is known by. */
export function NameField(description = `1 to ${limits.name} characters.`): PropertyDecorator {
  return contentField(
    { type: () => String, rule: Name, required: true, description: `1 to ${limits.name} characters.` },
    Field(() => String, { description }),
    Property({ type: 'text' }),
  )
}

const UP_TO = `to ${limits.description.toLocaleString('en')} characters.`

/** A long text; a property whose type allows null is optional. */
export function TextField({
  required,
  description,
}: {
  required: boolean
  description?: string
}): PropertyDecorator {
  return contentField(
    { type: () => String, rule: () => Description({ required }), required, description: `Up ${UP_TO}` },
    Field(() => String, { nullable: !required, description: description ?? `Up ${UP_TO}` }),
    Property({ type: 'text', nullable: !required }),
  )
}

/** Whether the public sees a record; ACTIVE for a new one. */
export function StatusField(description = 'Whether the public sees the record.'): PropertyDecorator {
  return contentField(
    {
      type: () => Status,
      rule: StatusValue,
      required: false,
      description: 'Visibility to the public; ACTIVE by default.',
      change: 'New visibility to the public.',
    },
    Field(() => Status, { description }),
    Enum({ items: () => Status, type: 'smallint' }),
  )
}

/** The place of a record among its kind; equal places go by id. */
export function OrderField(description: string): PropertyDecorator {
  const bounds = `0 to ${limits.order.toLocaleString('en')}`
  return contentField(
    {
      type: () => Int,
      rule: OrderValue,
      required: false,
      description: `Place among its kind, ${bounds}; last by default.`,
      change: `New place among its kind, ${bounds}.`,
    },
    Field(() => Int, { description }),
    Property({ type: 'integer' }),
  )
}

/** An amount of Turkish lira. */
export function PriceField(): PropertyDecorator {
  const most = limits.price.toLocaleString('en')
  return contentField(
    {
      type: () => Float,
      rule: Price,
      required: true,
      description: 'In Turkish lira, at most two decimal places.',
    },
    Field(() => Float, { description: `In Turkish lira, 0 to ${most} with at most two decimal places.` }),
    Property({ type: new DecimalType('number'), precision: 9, scale: 2 }),
  )
}

/** Yes or no, with the value that the property starts with. */
export function FlagField(texts: { description: string; add: string; change: string }): PropertyDecorator {
  const { description, add, change } = texts
  return contentField(
    { type: () => Boolean, rule: Flag, required: false, description: add, change },
    Field(() => Boolean, { description }),
    Property({ type: 'boolean' }),
  )
}

/** The id of the record that a relation of the entity leads to. */
export function ReferenceField(description: string, relation: Relation): PropertyDecorator {
  return contentField(
    { type: () => ID, rule: IdValue, required: true, description, relation },
    Field(() => ID, { description }),
  )
}

/** The relations that inputs of an entity set, by the name of the field that holds the id. */
export function relationsOf(entity: unknown): [field: string, relation: Relation][] {
  return [...(declared.get(entity) ?? [])].flatMap(([field, { relation }]) =>
    relation ? [[field, relation]] : [],
  )
}

type Plain = string | number | boolean | Date | null

/** The fields of an entity that are columns and not kept by the server itself. */
type Writable<E> = {
  [K in keyof E as E[K] extends Plain
    ? K extends 'id' | 'createdDate' | 'updatedDate' | 'isDeleted' | 'createdBy' | 'updatedBy' | 'version'
      ? never
      : K
    : never]?: E[K] | null
}

type Uploads<U extends string> = { [K in U]?: Promise<PictureSource> | null }

/** @typeParam U names of the pictures that come as files. */
export type AddInput<E, U extends string = never> = Omit<Writable<E>, U> & Uploads<U>
export type UpdateInput<E, U extends string = never> = AddInput<E, U> & { version?: number | null }

/** Pictures of an input by name, each with what it is for. */
export type UploadTexts<U extends string> = Readonly<Record<U, string>>

/**
 * The two inputs of an entity whose fields are declared by the decorators above.
 * @param name of its type in calls, `BlogTag` in `addBlogTag`.
 * @param aTitle the noun for it with its article, `a blog tag`.
 */
export function contentInputs<E extends object, U extends string>(
  entity: new () => E,
  { name, aTitle, title }: { name: string; aTitle: string; title: string },
  uploads: UploadTexts<U>,
): { add: new () => AddInput<E, U>; update: new () => UpdateInput<E, U> } {
  const Add = namedClass(`Add${name}`)
  const Update = namedClass(`Update${name}`)
  for (const [field, { type, rule, required, description, change }] of declared.get(entity) ?? []) {
    const optional = required ? OptionalButNotNull : IsOptional
    decorate(
      Add,
      field,
      Field(type, { nullable: !required, description }),
      ...(required ? [] : [IsOptional()]),
      rule(),
    )
    decorate(
      Update,
      field,
      Field(type, { nullable: true, description: change ?? description }),
      optional(),
      rule(),
    )
  }
  for (const [field, text] of Object.entries(uploads)) {
    const description = `${text}: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB.`
    for (const input of [Add, Update]) {
      decorate(
        input,
        field,
        Field(() => GraphQLUpload, { nullable: true, description }),
        Picture(),
      )
    }
  }
  decorate(
    Update,
    'version',
    Field(() => Int, {
      nullable: true,
      description: 'Version that the change was made from. An older one fails with CONFLICT.',
    }),
    IsOptional(),
    VersionNumber(),
  )
  InputType({ description: `Fields of a new ${title}.` })(Add)
  const changes = `Changes to ${aTitle}. Fields that are left out stay as they are.`
  InputType({ description: changes })(Update)
  return { add: Add, update: Update } as ReturnType<typeof contentInputs<E, U>>
}

/** An empty class; the types of both APIs take their names from it. */
function namedClass(name: string): new () => object {
  return { [name]: class {} }[name] as new () => object
}

function decorate(type: new () => object, field: string, ...decorators: PropertyDecorator[]): void {
  for (const each of decorators) each(type.prototype, field)
}
