import { expect, test } from 'vitest'
import { faqData, questionsOf } from './faq-data.ts'

test('each heading with a text below it is a question', () => {
  const data = faqData('<p>Önce</p><h2>Park yeri var mı?</h2><p>Evet, <b>30</b> araç.</p><h2>Boş</h2>')
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Park yeri var mı?', acceptedAnswer: { text: 'Evet, 30 araç.' } }],
  })
})

test('a heading without a text below it stays a heading, and what precedes the first is the opening', () => {
  expect(questionsOf('<p>Önce</p><h2>Ulaşım</h2><h3>Park?</h3><p>Evet.</p>')).toEqual({
    opening: '<p>Önce</p>',
    questions: [
      { name: 'Ulaşım', html: '' },
      { name: 'Park?', html: '<p>Evet.</p>' },
    ],
  })
})

test('a text without questions has no FAQ data', () => {
  expect(faqData('<p>Yakında.</p>')).toBeNull()
})
