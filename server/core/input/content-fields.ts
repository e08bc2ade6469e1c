import { DecimalType } from '@mikro-orm/core'
import { Enum, Property } from '@mikro-orm/decorators/legacy'
import { Field, Float, GraphQLISODateTime, ID, Int } from 'type-graphql'
import { numberText } from '../primitives/number-text.ts'
import { Status } from '../primitives/status.ts'
import {
  all,
  CalendarDay,
  Choices,
  Description,
  EmailAddress,
  Flag,
  HttpsAddress,
  IdList,
  IdValue,
  IntegerFrom,
  Item,
  Items,
  limits,
  Moment,
  Name,
  NameUpTo,
  NumberFrom,
  OneOf,
  OrderValue,
  PhoneNumber,
  Price,
  ShortName,
  Slug,
  StatusValue,
  Text,
} from './validation.ts'

interface InputDeclaration {
  readonly type: () => object
  /** Validates a value, in add and update inputs alike. */
  readonly rule: () => PropertyDecorator
  /** Whether the add input requires it, and an update cannot set it to null. */
  readonly required: boolean
  /** For the add input, and for the update input if that differs. */
  readonly description: string
  readonly change?: string
  /** The relation that an id sets. */
  readonly relation?: Relation
  /** The property whose links are set by a list of ids, or by one id. */
  readonly links?: string
}

interface Relation {
  readonly property: string
  readonly entity: () => new () => { id: number; isDeleted: boolean }
}

type FieldDecorator = (target: object, key: string) => void

const declared = new Map<unknown, Map<string, InputDeclaration>>()

function declare(target: object, field: string, input: InputDeclaration): void {
  const fields = declared.get(target.constructor) ?? new Map<string, InputDeclaration>()
  declared.set(target.constructor, fields.set(field, input))
}

/** Input fields of an entity, in the order of their declaration. */
export function inputDeclarations(entity: unknown): readonly [field: string, input: InputDeclaration][] {
  return [...(declared.get(entity) ?? [])]
}

/** Adds an input field for a property that declares its column and GraphQL type itself. */
export function InputField(input: InputDeclaration): PropertyDecorator {
  return (target, key) => declare(target, String(key), input)
}

/** Declares a field once: its GraphQL type, its column and the input rules. */
function contentField(input: InputDeclaration, ...decorators: FieldDecorator[]): PropertyDecorator {
  return all(...decorators, (target, key) => declare(target, key, input))
}

/** A one-line text that identifies a record to people. */
export function NameField(description = `1 to ${limits.name} characters.`): PropertyDecorator {
  return contentField(
    { type: () => String, rule: Name, required: true, description: `1 to ${limits.name} characters.` },
    Field(() => String, { description }),
    Property({ type: 'text' }),
  )
}

/** The unique name of a record of the directory. */
export function UniqueNameField(): PropertyDecorator {
  const description = `1 to ${limits.shortName} characters`
  return contentField(
    {
      type: () => String,
      rule: ShortName,
      required: true,
      description: `${description}; unique, and case makes no difference.`,
    },
    Field(() => String, { description: `${description}.` }),
    Property({ type: 'text' }),
  )
}

const UP_TO = `to ${numberText(limits.description)} characters.`

/** A long text, nullable unless it is required. */
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

/** An optional text of one format; `input` describes what is accepted if that differs from the description. */
function optionalText(
  rule: InputDeclaration['rule'],
  description: string,
  input = description,
): PropertyDecorator {
  return contentField(
    { type: () => String, rule, required: false, description: input },
    Field(() => String, { nullable: true, description }),
    Property({ type: 'text', nullable: true }),
  )
}

/** An optional short text; `input` describes what is accepted if that differs from the description. */
export function ShortTextField(
  longest: number,
  description = `Up to ${longest.toLocaleString('en')} characters.`,
  input = description,
): PropertyDecorator {
  return optionalText(() => Text(longest), description, input)
}

export function PhoneField(description: string): PropertyDecorator {
  return optionalText(PhoneNumber, description)
}

export function MailField(name = 'Mail address'): PropertyDecorator {
  return optionalText(EmailAddress, `${name}.`, `${name}, up to 254 characters.`)
}

/** An optional one-line text that is never blank. */
export function LabelField(longest: number, description: string): PropertyDecorator {
  return optionalText(() => NameUpTo(longest), `${description} 1 to ${longest} characters.`)
}

/** The path of a stored picture, set by an upload. */
export function PathField(description: string): PropertyDecorator {
  return all(
    Field(() => String, { nullable: true, description }),
    Property({ type: 'text', nullable: true }),
  )
}

/** Whether the public sees a record; ACTIVE by default. */
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

const POSITIONS = `0 to ${numberText(limits.order)}`

function positionField(
  input: { readonly description: string; readonly change: string },
  description: string,
  nullable: boolean,
): PropertyDecorator {
  return contentField(
    { type: () => Int, rule: OrderValue, required: false, ...input },
    Field(() => Int, { nullable, description }),
    Property({ type: 'integer', nullable }),
  )
}

/** The position of a record in its list; equal positions sort by id. */
export function OrderField(description: string): PropertyDecorator {
  const input = {
    description: `Place among its kind, ${POSITIONS}; last by default.`,
    change: `New place among its kind, ${POSITIONS}.`,
  }
  return positionField(input, description, false)
}

/** The position of a record in its list; null sorts last. */
export function OptionalOrderField(description: string): PropertyDecorator {
  const input = {
    description: `Place, ${POSITIONS}; none by default.`,
    change: `New place, ${POSITIONS}; null for none.`,
  }
  return positionField(input, description, true)
}

export function PriceField(): PropertyDecorator {
  const most = numberText(limits.price)
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

export function IntegerField(description: string, min: number, max: number): PropertyDecorator {
  const text = `${description} ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`
  return contentField(
    { type: () => Int, rule: () => IntegerFrom(min, max), required: false, description: text },
    Field(() => Int, { nullable: true, description: text }),
    Property({ type: 'integer', nullable: true }),
  )
}

export function NumberField(description: string, min: number, max: number): PropertyDecorator {
  const text = `${description} ${min} to ${max}.`
  return contentField(
    { type: () => Float, rule: () => NumberFrom(min, max), required: false, description: text },
    Field(() => Float, { nullable: true, description: text }),
    Property({ type: 'double', nullable: true }),
  )
}

/** An optional link to another site. */
export function AddressField(description: string): PropertyDecorator {
  return optionalText(HttpsAddress, description)
}

export function DayField(description: string): PropertyDecorator {
  return contentField(
    { type: () => String, rule: CalendarDay, required: true, description },
    Field(() => String, { description }),
    Property({ type: 'date' }),
  )
}

export function MomentField(description: string): PropertyDecorator {
  return contentField(
    { type: () => GraphQLISODateTime, rule: Moment, required: false, description },
    Field(() => GraphQLISODateTime, { nullable: true, description }),
    Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true }),
  )
}

/** An optional slug, the last segment of a record's address. */
export function SlugField(longest: number, description: string): PropertyDecorator {
  return optionalText(() => Slug(longest), description)
}

/**
 * A list of objects in one JSON column; null if it was never set.
 * @param item the class of its objects, an output and an input type in one.
 */
export function ItemsField(
  description: string,
  item: () => new () => object,
  most: number,
): PropertyDecorator {
  const text = `${description} Up to ${most}.`
  return contentField(
    { type: () => [item()] as const, rule: () => Items(item, most), required: false, description: text },
    Field(() => [item()], { nullable: true, description: text }),
    Property({ type: 'json', nullable: true }),
  )
}

/** An object in one JSON column; null if it was never set. @param item an output and an input type in one. */
export function ItemField(description: string, item: () => new () => object): PropertyDecorator {
  return contentField(
    { type: item, rule: () => Item(item), required: false, description },
    Field(item, { nullable: true, description }),
    Property({ type: 'json', nullable: true }),
  )
}

/** A boolean; the add input defaults to the property's initial value. */
export function FlagField(
  description: string,
  { add, change } = { add: description, change: description },
): PropertyDecorator {
  return contentField(
    { type: () => Boolean, rule: Flag, required: false, description: add, change },
    Field(() => Boolean, { description }),
    Property({ type: 'boolean' }),
  )
}

/** A flag that is null where nobody has told it. */
export function OptionalFlagField(description: string): PropertyDecorator {
  return contentField(
    { type: () => Boolean, rule: Flag, required: false, description },
    Field(() => Boolean, { nullable: true, description }),
    Property({ type: 'boolean', nullable: true }),
  )
}

/** One of the values of an enum; null where nobody has told it. */
export function ChoiceField(type: object, description: string): PropertyDecorator {
  return contentField(
    { type: () => type, rule: () => OneOf(Object.values(type)), required: false, description },
    Field(() => type, { nullable: true, description }),
    Property({ type: 'text', nullable: true }),
  )
}

/** A list of values of an enum; null if it was never set. */
export function ChoicesField(type: object, description: string): PropertyDecorator {
  return contentField(
    {
      type: () => [type] as const,
      rule: () => Choices(Object.values(type)),
      required: false,
      description,
    },
    Field(() => [type], { nullable: true, description }),
    Property({ type: 'json', nullable: true }),
  )
}

export function ReferenceField(description: string, relation: Relation): PropertyDecorator {
  return contentField(
    { type: () => ID, rule: IdValue, required: true, description, relation },
    Field(() => ID, { description }),
  )
}

/** Links to other records, set in the inputs by a list of ids, or by one id if there is at most one link. */
export function LinksField(
  field: string,
  { description, isList }: { description: string; isList: boolean },
): PropertyDecorator {
  const type = isList ? () => [ID] as const : () => ID
  const rule = isList ? IdList : IdValue
  return (target, key) =>
    declare(target, field, { type, rule, required: false, description, links: String(key) })
}

/** The relations that inputs of an entity set, by the input field that contains the id. */
export function relationsOf(entity: unknown): [field: string, relation: Relation][] {
  return inputDeclarations(entity).flatMap(([field, { relation }]) => (relation ? [[field, relation]] : []))
}

/** The link properties of an entity, each with the input field that sets it. */
export function linksOf(entity: unknown): [property: string, field: string][] {
  return inputDeclarations(entity).flatMap(([field, { links }]) => (links ? [[links, field]] : []))
}
