import { expect, test } from 'vitest'
import { type Settings, unstored } from './setup-draft.ts'

const monday = { weekday: 1, opens: '09:00', closes: '22:00', kind: 'SERVICE' }
const stored = { name: 'Lale', phone: '+90 312 1', weekly: [monday] } as unknown as Settings

test('the input of a step that is stored is dropped, and that of any other stays', () => {
  const file = new File(['x'], 'logo.png')
  const inputs = {
    name: { name: 'Lale' },
    hours: { weekly: [{ ...monday }] },
    phone: { phone: '+90 312 2' },
    logo: { logo: file },
  } as never
  expect(Object.keys(unstored(inputs, stored))).toEqual(['phone', 'logo'])
})
