import { expect, test } from 'vitest'
import { LooseRecord, listIn, recordIn } from './loose-record.ts'
import { isBelow } from './old-server.ts'

test('fields are found whatever their case', () => {
  const record = new LooseRecord({ NAME: ' Çay ', categoryID: '3', Availiblity: 'True', isDELETED: 0 })
  expect([
    record.line('name'),
    record.id('categoryId'),
    record.flag('availiblity'),
    record.isDeleted,
  ]).toEqual(['Çay', '3', true, false])
})

test('lists are found bare, in envelopes, or as none', () => {
  expect(listIn([1])).toEqual([1])
  expect(listIn(null)).toEqual([])
  expect(listIn({ $id: '1', $values: [1] })).toEqual([1])
  expect(listIn({ Data: { Items: [1] } })).toEqual([1])
  expect(listIn({ title: 'Not found', status: 404 })).toBeNull()
  expect(listIn('text')).toBeNull()
})

test('a record is found bare, or in an envelope', () => {
  expect(recordIn({ Data: { Id: 3 } })?.id()).toBe('3')
  expect(recordIn({ Id: 3, Data: { Id: 4 } })?.id()).toBe('3')
  expect(recordIn([{ Id: 3 }])).toBeNull()
})

test.each([
  ['https://old.example/resource/a.jpg', true],
  ['https://old.example/resource', true],
  ['https://old.example/resources/a.jpg', false],
  ['https://old.example/resource/../admin', false],
  ['https://old.example:8443/resource/a.jpg', false],
  ['http://old.example/resource/a.jpg', false],
  ['https://old.example.com/resource/a.jpg', false],
])('%s is below its address: %s', (url, expected) => {
  expect(isBelow(new URL(url), new URL('https://old.example/resource'))).toBe(expected)
})

test('a host may lead to itself over https', () => {
  expect(isBelow(new URL('https://old.example/a'), new URL('http://old.example'))).toBe(true)
})
