import { expect, test } from 'vitest'
import { faqData } from './faq-data.ts'

test('each heading with a text below it is a question', () => {
  const data = faqData('<p>Önce</p><h2>Park yeri var mı?</h2><p>Evet, <b>30</b> araç.</p><h2>Boş</h2>')
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Park yeri var mı?', acceptedAnswer: { text: 'Evet, 30 araç.' } }],
  })
})

test('a text without questions has no FAQ data', () => {
  expect(faqData('<p>Yakında.</p>')).toBeNull()
})
