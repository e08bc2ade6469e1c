import { describe, expect, test } from 'vitest'
import { GLOSSARY } from '../../../server/modules/translation/glossary.ts'
import { DEMO_MENU } from '../../../tests/support/searched-demo-menu.ts'
import { searchedMenu, VARIED_MENUS } from '../../../tests/support/varied-menus.ts'
import { allergensInFolded } from './allergen-words.ts'
import { folded } from './folded.ts'
import { answerOf } from './food-question.ts'
import { searchMenu } from './menu-search.ts'
import type { SearchedDish } from './menu-words.ts'

const MENUS = Object.entries({
  demo: DEMO_MENU,
  ...Object.fromEntries(Object.entries(VARIED_MENUS).map(([kind, menu]) => [kind, searchedMenu(menu)])),
})

function textsOf({ name, description, servingLabel, servings, foodInformation: food }: SearchedDish) {
  const labels = [servingLabel, ...(servings ?? []).map(({ label }) => label)]
  return [name, description, ...labels, food.ingredients, food.allergenNote, food.portion?.of]
    .filter(Boolean)
    .join(', ')
}

const lettersOf = (text: string) => text.toLocaleLowerCase('tr').match(/\p{L}+/gu) ?? []

/** The texts of a dish, but for its own promises. */
const saidBy = (dish: SearchedDish) =>
  lettersOf(textsOf(dish))
    .map(folded)
    .filter((word) => !/s[iu]z$/.test(word))

/** A word as it stands in a text, and the noun that a guest would take from it. */
function nounsIn(word: string): string[] {
  const noun = word.replace(/(?:l[ıiuü]|s[ıiuü]|(?<=[^aeıioöuü])[ıiuü])$/, '')
  const hard = noun.replace(/[ğbd]$/, (soft) => ({ ğ: 'k', b: 'p', d: 't' })[soft] ?? soft)
  return [...new Set([word, noun, hard])].filter((each) => each.length >= 2)
}

type Form = (noun: string) => string

const FORMS: readonly (readonly [how: string, forms: readonly Form[]])[] = [
  [
    'an ending, in right and wrong harmony, and without Turkish letters',
    [
      ...['sız', 'siz', 'suz', 'süz'].map((ending) => (noun: string) => noun + ending),
      (noun) => `${folded(noun)}siz`,
      (noun) => `${folded(noun)}suz`,
    ],
  ],
  [
    'a word after it',
    [
      ...['yok', 'olmasın', 'içermeyen', 'alerjim var', 'free'].map(
        (after) => (noun: string) => `${noun} ${after}`,
      ),
      (noun) => `${folded(noun)} icermeyen`,
      (noun) => `ne ${noun} ne de ${noun}`,
    ],
  ],
  [
    'a word before it, and in capitals',
    [
      ...['without', 'ohne'].map((before) => (noun: string) => `${before} ${noun}`),
      (noun) => `${noun.toLocaleUpperCase('tr')} YOK`,
    ],
  ],
]

describe.each(MENUS)('a search of the menu of a %s for dishes without a food', (_, menu) => {
  const said = menu.products.map((dish) => ({ dish, words: saidBy(dish) }))
  const nouns = [...new Set(menu.products.flatMap((dish) => lettersOf(textsOf(dish)).flatMap(nounsIn)))]

  test.each(FORMS)('by %s, finds none whose texts have it', (_, forms) => {
    const wrong = new Set<string>()
    for (const noun of nouns) {
      const plain = folded(noun)
      const soft =
        plain.length < 4
          ? plain
          : plain.replace(/[kpt]$/, (hard) => ({ k: 'g', p: 'b', t: 'd' })[hard] ?? hard)
      const having = new Set(
        said
          .filter(({ words }) => words.some((word) => word.startsWith(plain) || word.startsWith(soft)))
          .map(({ dish }) => dish),
      )
      for (const search of new Set(forms.map((form) => form(noun))))
        for (const dish of searchMenu(menu, search).dishes)
          if (having.has(dish)) wrong.add(`${search}: ${dish.name}`)
    }
    expect([...wrong]).toEqual([])
  })
})

describe('a search for dishes without an allergen', () => {
  const NAMES = {
    CRUSTACEANS: 'kabuklu deniz ürünü',
    EGGS: 'yumurta',
    FISH: 'balık',
    PEANUTS: 'yer fıstığı',
    SOYBEANS: 'soya',
    NUTS: 'kuruyemiş',
    CELERY: 'kereviz',
    MUSTARD: 'hardal',
    LUPIN: 'acı bakla',
    MOLLUSCS: 'yumuşakça',
  } as const

  test.each(Object.entries(NAMES))('finds none that is %s by the glossary’s words', (allergen, name) => {
    const foods = GLOSSARY.filter(([kind]) => kind === 'FOOD' || kind === 'ALLERGEN')
      .map(([, turkish]) => turkish)
      .filter((turkish) => allergensInFolded(folded(turkish)).some((each) => each === allergen))
    const wrong = [...foods, name].flatMap((food) => {
      const dish = {
        ...{ id: '1', name: food, categoryId: '' },
        foodInformation: { isAlcoholicDrink: false, allergens: [] },
      }
      return ['olmasın', 'içermeyen', 'alerjim var'].filter(
        (after) => searchMenu({ categories: [], products: [dish] }, `${name} ${after}`).dishes.length > 0,
      )
    })
    expect(wrong).toEqual([])
  })
})

/** Paraphrases of refusals, by the plain form. */
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  sütsüz: [
    ...[
      'süt allerjim var',
      'süt alerjsi',
      'süt alarjim var',
      'süte alejim var',
      'süt alrjim var',
      'alerjenim süt',
    ],
    ...[
      'laktoza duyarlıyım',
      'laktoz problemim var',
      'süt sorunum var',
      'laktozum var',
      'süt değil',
      'süt asla',
      'asla süt',
    ],
    ...[
      'süt istemiyom',
      'süt olmicak',
      'süt yiyemediğim için',
      'süt almayayım',
      'süt barındırmayan',
      'süt ihtiva etmeyen',
    ],
    ...[
      'sütü sindiremiyorum',
      'sütü tolere edemiyorum',
      'süt tercih etmiyorum',
      'sütten hoşlanmam',
      'süt bana iyi gelmiyor',
    ],
    ...[
      'sütten uzak durmalıyım',
      'sütten başka',
      'süt kesinlikle yiyemiyorum, alerjim var',
      'süt mideme dokunuyor',
      'sütlü ürünlere alerjim var',
    ],
    ...[
      'süt yememeliyim',
      'süt ❌',
      '🚫 süt',
      '-süt',
      'süt no',
      'sütü bıraktım',
      'süt bilinmezcesine',
      'kızımın süt alerjisi',
    ],
    ...['exclude milk', 'never milk', 'Milch nicht', 'olmasın süt', 'hayvansal ürün tüketmiyorum'],
  ],
  yumurtasız: [
    ...[
      'olmasın süt ve yumurta',
      'istemiyorum süt ve yumurta',
      'yasak: süt, yumurta',
      'içermeyen süt yumurta',
    ],
    ...['yumurtalı ve sütlü olmasın', 'yumurtalı sütlü olmayan', 'sütlü yumurtalı şeyler yiyemiyorum'],
  ],
  glutensiz: [
    'glutenim var',
    'gluten duyarlılığım var',
    'tahılsız',
    'glutenli ve sütlü ürün tüketmiyorum',
    'gluten almıyorum',
  ],
  balıksız: [
    'sevmediğim şey balık',
    'balık değil tavuk istiyorum',
    'anything but fish',
    'I hate fish',
    'yemediklerim: et, balık',
  ],
  etsiz: ['kırmızı et yemiyorum', 'et yemiyom', 'etli sütlü olmasın'],
  alkolsüz: ['alkol almıyorum', 'içki içmiyorum', 'alkol kullanmıyorum'],
}

describe.each(MENUS)('the menu of a %s', (_, menu) => {
  test.each(Object.entries(REFUSALS))(
    'has for nobody who says %s in other words what it has not for them',
    (plain, said) => {
      const asked = searchMenu(menu, plain).questions
      expect(asked.length).toBeGreaterThan(0)
      const wrong = said.flatMap((search) =>
        searchMenu(menu, search)
          .dishes.filter(({ foodInformation }) =>
            asked.some((each) => answerOf(foodInformation, each) === false),
          )
          .map(({ name }) => `${search}: ${name}`),
      )
      expect(wrong).toEqual([])
    },
  )
})

describe('a wish', () => {
  test.each([
    ['balık yemeyi seviyorum', 'balık'],
    ['balık yemem lazım', 'balık'],
    ['balık olmaz mı', 'balık'],
    ['balık sevmez misin', 'balık'],
    ['balık var değil mi', 'balık'],
    ['çorba ne kadar', 'çorba'],
    ['lahmacun kaç lira', 'lahmacun'],
    ['tatlı ama sütsüz', 'sütsüz tatlı'],
    ['canım lahmacun çekti', 'lahmacun'],
    ['künefe yapmıyor musunuz', 'künefe'],
    ['başka tatlı var mı', 'tatlı'],
  ])('“%s” is for %s', (search, plain) => {
    const names = (text: string) =>
      searchMenu(DEMO_MENU, text)
        .dishes.map(({ name }) => name)
        .sort()
    expect(names(search)).toEqual(names(plain))
    expect(names(search).length).toBeGreaterThan(0)
  })

  test('for luck is for no food of another language', () => {
    expect(searchMenu(DEMO_MENU, 'şans kurabiyesi').unknown).toEqual([])
  })
})
