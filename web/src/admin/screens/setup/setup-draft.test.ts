import { expect, test } from 'vitest'
import { afterStep } from './setup-draft.ts'

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
