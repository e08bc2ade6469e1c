import { type InputField, inputFields } from '../core/input/input-fields.ts'

/** Fields of inputs that the old API does not know, by the name of the input. */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  AddBlog: ['summary', 'slug', 'publishAt'],
  UpdateBlog: ['summary', 'slug', 'publishAt'],
  AddGroup: ['displayName'],
  UpdateGroup: ['displayName'],
  AddProduct: ['order'],
  UpdateProduct: ['order'],
}

/** The fields of an input that clients of the old API can send. */
export function restFields(type: new () => object): [name: string, field: InputField][] {
  return [...inputFields(type)].filter(([name]) => !NEWER[type.name]?.includes(name))
}
