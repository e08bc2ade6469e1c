import { expect, test } from 'vitest'
import { wordFaults } from './site-words.ts'

const faults = (text: string, path = 'web/src/features/soup/bowl.tsx') => wordFaults([{ path, text }])

test.each([
  ['a Turkish literal', "const text = 'Çorba'"],
  ['a Turkish part of a template', 'const text = `\u0024{count} çorba`'],
  ['a text of an element', 'const Bowl = () => <p>Bir tas</p>'],
  ['a label', 'const Bowl = () => <p aria-label="Tas" />'],
  ['a label by a condition', "const Bowl = () => <p title={isFull ? 'Dolu' : words.empty} />"],
])('%s is in a file of words', (_, text) => {
  expect(faults(text)).toEqual([expect.stringMatching(/^web\/src\/features\/soup\/bowl\.tsx: “.+” belongs/)])
  expect(faults(text, 'web/src/features/soup/soup.words.ts')).toEqual([])
  expect(faults(text, 'web/src/features/cart/cart-lines.tsx')).toEqual([])
})

test.each([
  ['names of classes and addresses', 'const Bowl = () => <p className="bowl bowl--full" id="tas" />'],
  ['an English line', 'const Bowl = () => <p lang="en">The Soup</p>'],
  ['patterns', 'const SOUP = /çorba/'],
  ['comments', '// Çorba\nexport const bowls = 3'],
])('%s are none', (_, text) => {
  expect(faults(text)).toEqual([])
})
