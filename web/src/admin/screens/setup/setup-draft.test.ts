import { expect, test } from 'vitest'
import { afterStep, restOfStep } from './setup-draft.ts'

const STEPS = ['name', 'contact', 'logo']
const sent = { place: 1, inputs: { name: { name: 'Lale' }, contact: { phone: '1' } }, bases: {} }

test('the input of a step that is stored is dropped, and that of any other stays', () => {
  expect(afterStep(sent, sent, STEPS)).toEqual({ place: 2, inputs: { name: { name: 'Lale' } }, bases: {} })
})

test('a step that was edited since stays, and the last one leads to the first', () => {
  const edited = { ...sent, inputs: { ...sent.inputs, contact: { phone: '2' } } }
  expect(afterStep(edited, sent, STEPS)).toEqual(edited)
  expect(afterStep(sent, { ...sent, place: 2 }, STEPS).place).toBe(0)
})

test('of a step that is stored, what was edited since is sent, over what is stored; and another step as it is', () => {
  const bases = { contact: { phone: '0' }, logo: {} } as never
  const edited = { ...sent, bases, inputs: { ...sent.inputs, contact: { phone: '2' } } }
  expect(restOfStep(sent, sent, STEPS)).toBeNull()
  expect(restOfStep(edited, sent, STEPS)).toEqual({ bases: { logo: {} } })
  expect(restOfStep({ ...edited, place: 2 }, sent, STEPS)).toEqual({ bases: { logo: {} } })
})
