import { buildSchema, execute, type GraphQLResolveInfo, parse } from 'graphql'
import { expect, test } from 'vitest'
import { type Selection, select } from '../read/selection.ts'
import { selectionOf } from './graphql-selection.ts'

const schema = buildSchema(`
  type Dish { name: String, price: Float, images: [Image!]! }
  type Image { path: String }
  type Query { dishes: [Dish!]! }
`)

/** The selections that the runs of one document make on `dishes`. */
function selections(
  text: string,
  runs: { operationName?: string; variableValues?: Record<string, unknown> }[],
): Selection[] {
  const document = parse(text)
  return runs.map((run) => {
    let found: Selection | undefined
    const rootValue = {
      dishes(_arguments: object, _context: unknown, info: GraphQLResolveInfo) {
        found = selectionOf(info)
        return []
      },
    }
    execute({ schema, document, rootValue, ...run })
    return found as Selection
  })
}

test('a selection contains fields, and relations with their fields, also from fragments', () => {
  const [selection] = selections(
    '{ dishes { title: name ...Rest } } fragment Rest on Dish { images { path } }',
    [{}],
  )
  expect(selection).toEqual(select('name', 'images.path'))
})

test('a selection excludes what variables skip, whichever run was first', () => {
  const text =
    'query ($all: Boolean!) { dishes { name ...More } } fragment More on Dish { price @include(if: $all) }'
  const runs = [true, false, true].map((all) => ({ variableValues: { all } }))
  expect(selections(text, runs)).toEqual([select('name', 'price'), select('name'), select('name', 'price')])
})

test('a selection is separate for operations that share a fragment', () => {
  const text = `
    query Names { ...Shared }
    query Prices { ...Shared dishes { price } }
    fragment Shared on Query { dishes { name } }
  `
  const runs = ['Names', 'Prices', 'Names'].map((operationName) => ({ operationName }))
  expect(selections(text, runs)).toEqual([select('name'), select('name', 'price'), select('name')])
})
