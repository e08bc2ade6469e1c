import { type InputField, inputFields } from '../core/input/input-fields.ts'

/** Input fields that the old API does not have, by input. */
const FIELDS_OF_LATER_VERSIONS: Readonly<Record<string, readonly string[]>> = {
  AddBlog: ['summary', 'slug', 'publishAt'],
  UpdateBlog: ['summary', 'slug', 'publishAt'],
  AddGroup: ['displayName', 'requiresSecondFactor'],
  UpdateGroup: ['displayName', 'requiresSecondFactor', 'concurrencyStamp'],
  AddProduct: ['order', 'servingLabel', 'servings', 'images'],
  AnsweredProduct: ['images'],
  UpdateProduct: ['order', 'servingLabel', 'servings'],
}

/** The fields of an input that clients of the old API can send. */
export function restFields(type: new () => object): [name: string, field: InputField][] {
  return [...inputFields(type)].filter(([name]) => !FIELDS_OF_LATER_VERSIONS[type.name]?.includes(name))
}
