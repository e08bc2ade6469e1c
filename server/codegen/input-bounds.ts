import 'reflect-metadata'
import { getMetadataStorage } from 'type-graphql'
import { inputFields } from '../core/input/input-fields.ts'
import { buildGraphQLSchema } from '../graphql/schema.ts'

/** Where the bounds of inputs are kept for the back-office's forms, below the project. */
export const INPUT_BOUNDS = 'web/src/admin/api/input-bounds.ts'

/** Every input of the schema with what its fields take, as a module for the browser. */
export async function printedInputBounds(): Promise<string> {
  const schema = await buildGraphQLSchema(null)
  const inputs = getMetadataStorage()
    .inputTypes.map(({ name, target }) => ({
      name,
      fields: [...inputFields(target as new () => object)],
    }))
    .filter(({ name, fields }) => fields.length > 0 && schema.getType(name) !== undefined)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const lines = inputs.flatMap(({ name, fields }) => [
    `  ${name}: {`,
    ...fields.map(([field, { kind, required, least, most }]) => {
      const bounds = Object.entries({ least, most }).filter(([, bound]) => bound !== undefined)
      const printed = bounds.map(([bound, value]) => `, ${bound}: ${value}`).join('')
      return `    ${field}: { kind: '${kind}', required: ${required}${printed} },`
    }),
    '  },',
  ])
  return [
    '// Made of the inputs that the server declares by `npm run codegen`.',
    '',
    '/** Bounds of a field: its kind, whether it is required, and limits of a number or a length. */',
    'export interface FieldBounds {',
    '  readonly kind: string',
    '  readonly required: boolean',
    '  readonly least?: number',
    '  readonly most?: number',
    '}',
    '',
    'export const inputBounds = {',
    ...lines,
    '} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldBounds>>>>',
    '',
  ].join('\n')
}
