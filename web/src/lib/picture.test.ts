import { expect, test } from 'vitest'
import { fromHere } from './picture.ts'

test.each([
  ['http://127.0.0.1:3000/resource/thumb/a-240.webp', '/resource/thumb/a-240.webp'],
  ['https://www.example.com/resource/a-1600.webp?w=480', '/resource/a-1600.webp?w=480'],
  ['/resource/a.webp', '/resource/a.webp'],
  ['data:image/png;base64,/resource/', 'data:image/png;base64,/resource/'],
  ['blob:http://localhost/resource/1', 'blob:http://localhost/resource/1'],
])('%s is shown from here as %s', (address, shown) => {
  expect(fromHere(address)).toBe(shown)
})
