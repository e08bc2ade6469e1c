import { describe, expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '../../core/primitives/language.ts'
import { GLOSSARY } from './glossary.ts'
import { proposalFor } from './proposals.ts'

const name = (source: string) => ({ kind: 'PRODUCT', field: 'name', source }) as const
const ingredients = (source: string) => ({ kind: 'PRODUCT', field: 'ingredients', source }) as const
const words = (kind: string) => GLOSSARY.filter((term) => term[0] === kind).map((term) => term[1])

describe('the glossary proposes', () => {
  test('each dish that it knows by its name, in whatever case, in every language', () => {
    for (const dish of words('DISH'))
      for (const language of OTHER_LANGUAGES) {
        const proposal = proposalFor(language, name(dish))
        expect(proposal, `${dish} ${language}`).toBeTruthy()
        expect(proposalFor(language, name(`  ${dish.toLocaleUpperCase('tr')} `))).toBe(proposal)
      }
  })

  test.each([
    ['Mantarlı Pide', 'EN', 'Boat-shaped flatbread (pide) with mushrooms'],
    ['Mantarlı Pide', 'RU', 'Пиде с грибами'],
    ['Beyaz Peynirli Börek', 'DE', 'Gefüllte Teigpastete (Börek) mit Salzlakenkäse'],
    ['Kaşarlı Mantarlı Pide', 'EN', 'Boat-shaped flatbread (pide) with kashar cheese and with mushrooms'],
  ] as const)('%s in %s as a head and what it is with', (source, language, proposal) => {
    expect(proposalFor(language, name(source))).toBe(proposal)
  })

  test.each(['Kaptanın Gecesi', 'Yıldızlı Pide', 'Pide Şefin Usulü'])('nothing for %s', (source) => {
    for (const language of OTHER_LANGUAGES) expect(proposalFor(language, name(source))).toBeNull()
  })

  test('ingredients word by word, with what it does not know in brackets and the signs of the source', () => {
    expect(proposalFor('EN', ingredients('Buğday unu (%70), tereyağı; gizem tozu, tuz'))).toBe(
      'wheat flour (%70), butter; [gizem] [tozu], salt',
    )
    expect(proposalFor('AR', ingredients('mısır, tuz'))).toContain('، ')
    expect(proposalFor('EN', ingredients('Süt veya yoğurt, şeker ve tuz, havuç YA DA patates, vefa'))).toBe(
      'milk or yoghurt, sugar and salt, carrot or potato, [vefa]',
    )
    expect(proposalFor('AR', ingredients('şeker ve tuz'))).toMatch(/\S وملح$/)
    expect(proposalFor('EN', ingredients('gizem tozu'))).toBeNull()
    expect(proposalFor('EN', ingredients('Kaşar peyniri, hellim peyniri, cheddar, mozarella'))).toBe(
      'kashar cheese, halloumi, cheddar, mozzarella',
    )
  })

  test('no word of a source is lost, whatever foods it lists', () => {
    const foods = words('FOOD')
    for (let at = 0; at + 3 < foods.length; at++) {
      const source = [foods[at], 'bilinmeyen', foods[at + 3]].join(', ')
      for (const language of OTHER_LANGUAGES) {
        const parts = proposalFor(language, ingredients(source))?.split(/[,،] /)
        expect(parts, `${source} ${language}`).toHaveLength(3)
        expect(parts?.[1]).toBe('[bilinmeyen]')
      }
    }
  })

  test('a name whose parts say something else by its whole, and none that contradicts itself', () => {
    expect(proposalFor('EN', name('Tavuk Suyu'))).toBe('Chicken stock')
    for (const source of ['Acısız Adana Kebap', 'Acılı Urfa Kebap', 'Acısız Acılı Kebap'])
      for (const language of OTHER_LANGUAGES) expect(proposalFor(language, name(source))).toBeNull()
    expect(proposalFor('EN', name('Acısız Kebap'))).toBe('Kebab (mild)')
  })

  test('the names of categories, and nothing for descriptions', () => {
    expect(proposalFor('EN', { kind: 'CATEGORY', field: 'name', source: 'Tatlılar' })).toBe('Desserts')
    expect(proposalFor('EN', { kind: 'PRODUCT', field: 'description', source: 'Ayran' })).toBeNull()
    expect(proposalFor('TR', name('Ayran'))).toBeNull()
  })
})
