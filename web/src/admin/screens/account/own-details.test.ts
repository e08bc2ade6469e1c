import { expect, test } from 'vitest'
import { changedDetails, isExampleAddress } from './own-details.ts'

const first = {
  id: '1',
  userName: 'admin@example.com',
  email: 'admin@example.com',
  firstName: null,
  lastName: null,
  concurrencyStamp: 'first',
}

test('the first administrator gets a name, and signs in with the own address', () => {
  const typed = { firstName: ' Ayşe ', lastName: '', email: 'ayse@koselokantasi.com' }
  expect(changedDetails(first, typed)).toEqual({
    firstName: 'Ayşe',
    email: 'ayse@koselokantasi.com',
    userName: 'ayse@koselokantasi.com',
  })
  expect(isExampleAddress(first.email)).toBe(true)
  expect(isExampleAddress(typed.email)).toBe(false)
})

test('an empty address leaves the old one, and a user name of its own stays', () => {
  expect(changedDetails(first, { firstName: 'Ayşe', email: '' })).toEqual({ firstName: 'Ayşe' })
  const named = { ...first, userName: 'ayse', firstName: 'Ayşe' }
  expect(changedDetails(named, { firstName: 'Ayşe', email: 'a@b.tr' })).toEqual({ email: 'a@b.tr' })
  // The API refuses such a user name.
  expect(changedDetails(first, { email: 'ayşe@b.tr' })).toEqual({ email: 'ayşe@b.tr' })
})
