import { begins } from './ornaments.ts'

/** The labels of an enum value. */
interface Named {
  readonly tr: string
  readonly en: string
}

/** The scenes behind the table, each a file in `public/drawings/scenes`. */
export const SCENES = {
  OVEN: { tr: 'Taş fırın', en: 'Stone oven' },
  STOVE: { tr: 'Tencere ve ocak', en: 'Stove with pots' },
  GRILL: { tr: 'Ocakbaşı', en: 'Charcoal grill' },
  GARDEN: { tr: 'Bahçe', en: 'Garden' },
  SEA: { tr: 'Deniz kıyısı', en: 'By the sea' },
  CITY: { tr: 'Şehir', en: 'City' },
  PASTRY: { tr: 'Pastane', en: 'Pastry shop' },
  COFFEE: { tr: 'Kahve', en: 'Coffee bar' },
} as const satisfies Readonly<Record<string, Named>>
export type SceneName = keyof typeof SCENES

/** The file of a scene, below `public/drawings`. */
export const sceneFile = (scene: SceneName): string => `scenes/${scene.toLowerCase()}.svg`

interface Colour extends Named {
  readonly hex: string
}

/** The colours of the tablecloth, each light enough for outlines of ink. */
export const CLOTH_COLOURS = {
  WHITE: { hex: '#fffdf8', tr: 'Beyaz', en: 'White' },
  CREAM: { hex: '#f6e7c4', tr: 'Krem', en: 'Cream' },
  SAND: { hex: '#d8bd92', tr: 'Kum', en: 'Sand' },
  SAFFRON: { hex: '#f2b33d', tr: 'Safran', en: 'Saffron' },
  APRICOT: { hex: '#ee9a5f', tr: 'Kayısı', en: 'Apricot' },
  TOMATO: { hex: '#d4503a', tr: 'Domates', en: 'Tomato' },
  ROSE: { hex: '#e59aa0', tr: 'Gül', en: 'Rose' },
  LAVENDER: { hex: '#ada0d0', tr: 'Lavanta', en: 'Lavender' },
  SKY: { hex: '#8fbbdd', tr: 'Gök mavisi', en: 'Sky blue' },
  TURQUOISE: { hex: '#4fb0ac', tr: 'Turkuaz', en: 'Turquoise' },
  SAGE: { hex: '#b7c9a0', tr: 'Adaçayı', en: 'Sage' },
  OLIVE: { hex: '#8b9a4a', tr: 'Zeytin', en: 'Olive' },
} as const satisfies Readonly<Record<string, Colour>>
export type ColourName = keyof typeof CLOTH_COLOURS

interface Dish extends Named {
  /** Its file below `public/drawings`, without the extension. */
  readonly file: string
  /** The folded beginnings of words by which a dish or category of the menu is this one. */
  readonly begins: string
  /** Where it stands on the table, of the 128 units of its height. */
  readonly foot?: number
}

const dishes = {
  PIDE: { file: 'on-table/pide', begins: 'pide', tr: 'Pide', en: 'Pide' },
  LAHMACUN: { file: 'on-table/lahmacun', begins: 'lahmacun', tr: 'Lahmacun', en: 'Lahmacun' },
  PIZZA: { file: 'on-table/pizza', begins: 'pizza', tr: 'Pizza', en: 'Pizza' },
  GOZLEME: { file: 'on-table/gozleme', begins: 'gozleme|katmer', tr: 'Gözleme', en: 'Gözleme' },
  BOREK: { file: 'ornaments/borek', begins: 'bore[gk]|pogaca', foot: 115, tr: 'Börek', en: 'Börek' },
  SIMIT: { file: 'on-table/simit', begins: 'simit|acma', tr: 'Simit', en: 'Simit' },
  BREAKFAST: { file: 'on-table/kahvalti', begins: 'kahvalti|serpme', tr: 'Kahvaltı', en: 'Breakfast' },
  MENEMEN: {
    file: 'dishes/menemen',
    begins: 'menemen|omlet|sahanda',
    foot: 111,
    tr: 'Menemen',
    en: 'Menemen',
  },
  SOUP: { file: 'dishes/mercimek-corbasi', begins: 'corba', tr: 'Çorba', en: 'Soup' },
  SALAD: { file: 'dishes/coban-salatasi', begins: 'salata', foot: 119, tr: 'Salata', en: 'Salad' },
  HUMMUS: { file: 'on-table/humus', begins: 'humus|haydari|ezme', foot: 119, tr: 'Humus', en: 'Hummus' },
  OLIVES: { file: 'ornaments/meze', begins: 'zeytin|meze|baslangic', foot: 119, tr: 'Zeytin', en: 'Olives' },
  SARMA: { file: 'on-table/sarma', begins: 'sarma|yaprak', tr: 'Sarma', en: 'Stuffed vine leaves' },
  MUSSELS: { file: 'on-table/midye', begins: 'midye', tr: 'Midye dolma', en: 'Stuffed mussels' },
  SHRIMPS: {
    file: 'on-table/karides',
    begins: 'karides|kalamar',
    foot: 118,
    tr: 'Karides güveç',
    en: 'Shrimps',
  },
  FISH: {
    file: 'on-table/balik',
    begins: 'balik|levrek|cipura|hamsi|somon|lufer|deniz',
    tr: 'Balık',
    en: 'Fish',
  },
  MANTI: { file: 'dishes/ev-mantisi', begins: 'manti', foot: 121, tr: 'Mantı', en: 'Mantı' },
  KOFTE: { file: 'on-table/kofte', begins: 'kofte', tr: 'Köfte', en: 'Köfte' },
  SHISH: { file: 'on-table/sis', begins: 'sis|cop sis', tr: 'Şiş', en: 'Shish' },
  DONER: { file: 'on-table/iskender', begins: 'doner|iskender', tr: 'İskender', en: 'Döner with yoghurt' },
  WRAP: { file: 'on-table/durum', begins: 'durum|tantuni|wrap', tr: 'Dürüm', en: 'Wrap' },
  KEBAB: { file: 'on-table/kebap', begins: 'keba|adana|urfa|izgara', tr: 'Kebap', en: 'Kebab' },
  LAMB_CHOPS: { file: 'on-table/pirzola', begins: 'pirzola|kuzu|et\\b', tr: 'Pirzola', en: 'Lamb chops' },
  CHICKEN: { file: 'on-table/tavuk', begins: 'tavuk|pilic|kanat', tr: 'Tavuk', en: 'Chicken' },
  AUBERGINE: {
    file: 'on-table/karniyarik',
    begins: 'karniyarik|imam|patlican|dolma',
    tr: 'Karnıyarık',
    en: 'Stuffed aubergine',
  },
  STEW: {
    file: 'ornaments/tencere',
    begins: 'guvec|kuru fasulye|nohut|tencere|(ana|ev|sulu|gunun) yemek',
    foot: 118,
    tr: 'Tencere yemeği',
    en: 'Stew',
  },
  PILAF: { file: 'ornaments/pilav', begins: 'pilav|bulgur', tr: 'Pilav', en: 'Pilaf' },
  PASTA: {
    file: 'ornaments/makarna',
    begins: 'makarna|spagetti|penne|fettuccine|lazanya',
    foot: 119,
    tr: 'Makarna',
    en: 'Pasta',
  },
  BURGER: { file: 'dishes/klasik-burger', begins: 'burger|hamburger', foot: 119, tr: 'Burger', en: 'Burger' },
  FRIES: {
    file: 'ornaments/patates',
    begins: 'patates|aperatif|atistirmalik',
    tr: 'Patates kızartması',
    en: 'French fries',
  },
  BAKED_POTATO: { file: 'on-table/kumpir', begins: 'kumpir', tr: 'Kumpir', en: 'Baked potato' },
  TOAST: { file: 'on-table/tost', begins: 'tost|sandvi', tr: 'Tost', en: 'Toast' },
  SUSHI: { file: 'dishes/sushi', begins: 'susi|sushi', foot: 109, tr: 'Suşi', en: 'Sushi' },
  RAMEN: { file: 'dishes/ramen', begins: 'ramen|noodle', foot: 117, tr: 'Ramen', en: 'Ramen' },
  BAKLAVA: { file: 'dishes/cevizli-baklava', begins: 'baklava', tr: 'Baklava', en: 'Baklava' },
  KUNEFE: { file: 'dishes/kunefe', begins: 'kunefe|kadayif', tr: 'Künefe', en: 'Künefe' },
  RICE_PUDDING: {
    file: 'dishes/firin-sutlac',
    begins: 'sutlac|muhallebi',
    foot: 119,
    tr: 'Sütlaç',
    en: 'Rice pudding',
  },
  CAKE: {
    file: 'on-table/pasta',
    begins: 'pasta|kek|tatli|cheesecake|tiramisu',
    tr: 'Yaş pasta',
    en: 'Cake',
  },
  CROISSANT: { file: 'on-table/kruvasan', begins: 'kruvasan|croissant', tr: 'Kruvasan', en: 'Croissant' },
  WAFFLE: { file: 'on-table/waffle', begins: 'waffle|pankek|krep', tr: 'Waffle', en: 'Waffle' },
  ICE_CREAM: { file: 'on-table/dondurma', begins: 'dondurma', tr: 'Dondurma', en: 'Ice cream' },
  TURKISH_COFFEE: {
    file: 'dishes/turk-kahvesi',
    begins: 'turk kahve',
    tr: 'Türk kahvesi',
    en: 'Turkish coffee',
  },
  LATTE: {
    file: 'on-table/latte',
    begins: 'latte|kapucino|cappuccino|mocha|kahve',
    tr: 'Latte',
    en: 'Latte',
  },
  TEA: { file: 'dishes/cay', begins: 'cay|sicak ic', tr: 'Çay', en: 'Tea' },
  AYRAN: { file: 'dishes/yayik-ayrani', begins: 'ayran', foot: 121, tr: 'Ayran', en: 'Ayran' },
  ORANGE_JUICE: {
    file: 'dishes/taze-portakal-suyu',
    begins: 'portakal|limonata|meyve suyu|icecek|soguk ic',
    tr: 'Portakal suyu',
    en: 'Orange juice',
  },
} as const satisfies Readonly<Record<string, Dish>>
export type DishName = keyof typeof dishes

/** What can lie on the table. The first that a name matches wins, and none is alcohol. */
export const DISHES: Readonly<Record<DishName, Dish>> = dishes

export const DISH_NAMES = Object.keys(DISHES) as DishName[]

/** The drawn dishes that a menu has, by the names of its dishes and categories, each once and in their order. */
export function dishesNamed(names: readonly string[]): DishName[] {
  const found = names.flatMap((name) => DISH_NAMES.find((dish) => begins(name, DISHES[dish].begins)) ?? [])
  return [...new Set(found)]
}

/** The bounds of the lists of a drawing. */
export const DRAWING_BOUNDS = {
  cloth: { least: 2, most: 2 },
  onTable: { least: 0, most: 3 },
} as const

/** The input of a drawing. */
export interface ChosenDrawing {
  readonly scene: SceneName
  readonly cloth: readonly ColourName[]
  readonly onTable: readonly DishName[]
}
