import { buildSchema, execute, parse } from 'graphql'
import { expect, test } from 'vitest'
import { withTypeNames } from '../../web/src/lib/type-names.ts'
import { typeNamesBy } from './type-names.ts'

const schema = buildSchema(`
  interface Named { name: String }
  type Dish implements Named { name: String, images: [Image!]!, best: Image }
  type Image { path: String, sizes: [Int!]! }
  type Query { dishes: [Dish!]!, dish: Dish, named: Named, days: [String!]! }
`)

const images = [
  { path: 'a.webp', sizes: [240, 480] },
  { path: 'b.webp', sizes: [] },
]
const rootValue = {
  dishes: [
    { name: 'Köfte', images, best: images[0] },
    { name: 'Ayran', images: [], best: null },
  ],
  dish: null,
  days: ['Monday'],
}

/** What a browser's cache would have asked, and what it makes of an answer without names. */
function both(named: string, plain: string) {
  const ask = (text: string) =>
    (execute({ schema, document: parse(text), rootValue }) as { data: object }).data
  return { asked: ask(named), made: withTypeNames(ask(plain), typeNamesBy(schema)(parse(plain))) }
}

test.each([
  [
    'lists, objects in them, and what is not there',
    '{ __typename dishes { __typename name images { __typename path sizes } best { __typename path } } dish { __typename name } days }',
    '{ dishes { name images { path sizes } best { path } } dish { name } days }',
  ],
  [
    'names given by the query, and fragments in place',
    '{ __typename all: dishes { __typename pictures: images { __typename path } ... on Dish { name } } }',
    '{ all: dishes { pictures: images { path } ... on Dish { name } } }',
  ],
])('names are added to %s', (_what, named, plain) => {
  const { asked, made } = both(named, plain)
  expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(asked)))
})

test.each([
  ['{ named { name } }', /Named.*Object type/i],
  ['query { dishes { ...Fields } } fragment Fields on Dish { best { path } }', /fragment Fields/],
])('%s is refused: only its answer could tell', (text, message) => {
  expect(() => typeNamesBy(schema)(parse(text))).toThrow(message)
})

test('the names of a document are made once', () => {
  const names = typeNamesBy(schema)
  const document = parse('{ dishes { name } }')
  expect(names(document)).toBe(names(document))
})
