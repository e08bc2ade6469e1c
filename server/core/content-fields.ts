import { Enum, Property } from '@mikro-orm/decorators/legacy'
import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Status } from './status.ts'
import {
  Description,
  limits,
  Name,
  OptionalButNotNull,
  OrderValue,
  StatusValue,
  VersionNumber,
} from './validation.ts'

/** How the inputs of an entity take one of its fields. */
interface InputDeclaration {
  readonly type: () => typeof String | typeof Int | typeof Status
  /** Checks a value, for a new record and for a change alike. */
  readonly rule: () => PropertyDecorator
  /** Whether a new record needs it, and a change cannot empty it. */
  readonly required: boolean
  /** For a new record, and for a change where it differs. */
  readonly description: string
  readonly change?: string
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

type Plain = string | number | boolean | Date | null

/** The fields of an entity that are columns and not kept by the server itself. */
type Writable<E> = {
  [K in keyof E as E[K] extends Plain
    ? K extends 'id' | 'createdDate' | 'updatedDate' | 'isDeleted' | 'createdBy' | 'updatedBy' | 'version'
      ? never
      : K
    : never]?: E[K] | null
}

export type AddInput<E> = Writable<E>
export type UpdateInput<E> = Writable<E> & { version?: number | null }

/**
 * The two inputs of an entity whose fields are declared by the decorators above.
 * @param name of its type in calls, `BlogTag` in `addBlogTag`.
 * @param aTitle the noun for it with its article, `a blog tag`.
 */
export function contentInputs<E extends object>(
  entity: new () => E,
  { name, aTitle, title }: { name: string; aTitle: string; title: string },
): { add: new () => AddInput<E>; update: new () => UpdateInput<E> } {
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
  return { add: Add, update: Update }
}

/** An empty class; the types of both APIs take their names from it. */
function namedClass(name: string): new () => object {
  return { [name]: class {} }[name] as new () => object
}

function decorate(type: new () => object, field: string, ...decorators: PropertyDecorator[]): void {
  for (const each of decorators) each(type.prototype, field)
}
