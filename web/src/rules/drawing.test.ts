import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DISH_NAMES, DISHES, dishesNamed, SCENES, type SceneName, sceneFile } from './drawing.ts'

const folder = (name: string) => fileURLToPath(new URL(`../../public/drawings/${name}`, import.meta.url))

test('every scene and dish is drawn, each in a file of its own, and no file is left over', () => {
  const scenes = (Object.keys(SCENES) as SceneName[]).map(sceneFile)
  expect(scenes.sort()).toEqual(
    readdirSync(folder('scenes'))
      .map((file) => `scenes/${file}`)
      .sort(),
  )
  const files = DISH_NAMES.map((name) => `${DISHES[name].file}.svg`)
  expect(files.filter((file) => !existsSync(folder(file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  const own = readdirSync(folder('on-table')).map((file) => `on-table/${file}`)
  expect(own.filter((file) => !files.includes(file))).toEqual([])
})

test.each([
  ['Kıymalı Pide', 'PIDE'],
  ['Lahmacun', 'LAHMACUN'],
  ['MARGARİTA PİZZA', 'PIZZA'],
  ['Su Böreği', 'BOREK'],
  ['Mercimek Çorbası', 'SOUP'],
  ['Çoban Salatası', 'SALAD'],
  ['Zeytinyağlı Yaprak Sarma', 'OLIVES'],
  ['Yaprak Sarma', 'SARMA'],
  ['Midye Dolma', 'MUSSELS'],
  ['Biber Dolma', 'AUBERGINE'],
  ['Izgara Levrek', 'FISH'],
  ['Izgara Köfte', 'KOFTE'],
  ['Tavuk Şiş', 'SHISH'],
  ['Tavuk Döner', 'DONER'],
  ['Tavuk Dürüm', 'WRAP'],
  ['Fırında Tavuk', 'CHICKEN'],
  ['Adana Kebap', 'KEBAB'],
  ['Et Sote', 'LAMB_CHOPS'],
  ['Bulgur Pilavı', 'PILAF'],
  ['Yaş Pasta', 'CAKE'],
  ['Penne Arrabbiata', 'PASTA'],
  ['Türk Kahvesi', 'TURKISH_COFFEE'],
  ['Filtre Kahve', 'LATTE'],
  ['Çay', 'TEA'],
  ['Ayran', 'AYRAN'],
  ['Taze Portakal Suyu', 'ORANGE_JUICE'],
])('%s is drawn as %s', (name, dish) => {
  expect(dishesNamed([name])).toEqual([dish])
})

test.each(['Rakı', 'Bira', 'Kırmızı Şarap', 'Viski', 'Kokteyl', 'Etiket', ''])(
  '“%s” is not drawn',
  (name) => {
    expect(dishesNamed([name])).toEqual([])
  },
)

test('the dishes of a menu are named once each, in its order', () => {
  expect(dishesNamed(['Demli Çay', 'Ev Mantısı', 'Peynirli Pide', 'Kuşbaşılı Pide', 'Limonlu Çay'])).toEqual([
    ...['TEA', 'MANTI', 'PIDE'],
  ])
})
