import { getMetadataStorage, ValidationTypes } from 'class-validator'

type InputKind =
  | 'text'
  | 'texts'
  | 'email'
  | 'password'
  | 'integer'
  | 'number'
  | 'numbers'
  | 'flag'
  | 'status'
  | 'id'
  | 'ids'
  | 'picture'
  | 'pictures'
  | 'item'
  | 'items'
  | 'date'
  | 'time'
  | 'moment'
  | 'address'
  | 'choice'
  | 'choices'
  | 'null'

/** Type and bounds of an input field, for parsers of text and for documentation. */
export interface InputField {
  readonly kind: InputKind
  readonly required: boolean
  /** Bounds of a number, or of the length of a text. */
  readonly least?: number
  readonly most?: number
  /** Allowed values. */
  readonly values?: readonly string[]
  /** Whether a text is trimmed before it is stored. */
  readonly trimmed?: boolean
  /** The class of the object, or of each object of a list. */
  readonly item?: () => new () => object
}

type Declared = Omit<InputField, 'required'>

const declared = new Map<unknown, Map<string, Declared>>()

/** Declares the type and bounds of a field; used by the decorators of `validation.ts`. */
export function takes(kind: InputKind, bounds: Omit<Declared, 'kind'> = {}): PropertyDecorator {
  return (target, key) => {
    const fields = declared.get(target.constructor) ?? new Map<string, Declared>()
    declared.set(target.constructor, fields.set(String(key), { kind, ...bounds }))
  }
}

/** The fields of an input class by name, in the order of their declaration. */
export function inputFields(type: new () => object): ReadonlyMap<string, InputField> {
  const optional = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .filter((rule) => rule.type === ValidationTypes.CONDITIONAL_VALIDATION)
      .map((rule) => rule.propertyName),
  )
  return new Map(declaredBy(type).map(([name, field]) => [name, { ...field, required: !optional.has(name) }]))
}

/** Types and bounds of the fields of an input class, by name. */
export function declaredFields(type: unknown): ReadonlyMap<string, Declared> {
  return new Map(declaredBy(type))
}

/** Declarations of a class and of its ancestors, the most distant first. */
function declaredBy(type: unknown): [string, Declared][] {
  if (typeof type !== 'function') return []
  return [...declaredBy(Object.getPrototypeOf(type)), ...(declared.get(type) ?? [])]
}
