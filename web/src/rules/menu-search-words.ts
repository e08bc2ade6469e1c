import { isOneApart } from './word-likeness.ts'

/** Red meat, as menus name it. */
const MEATS =
  'et, dana, kuzu, kiyma, kofte, kusbasi, pirzola, bonfile, antrikot, biftek, kebap, doner, sucuk, pastirma, kavurma, ciger'

/**
 * What guests type for what menus say, in the folded form of searches, each with other words that it stands for; those
 * of several words are all in a dish. The other languages are those of most guests.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  et: MEATS,
  'kirmizi et': MEATS,
  meat: MEATS,
  'red meat': MEATS,
  fleisch: MEATS,
  kebab: 'kebap',
  hamburger: 'burger',
  cheeseburger: 'burger',
  hummus: 'humus',
  souffle: 'sufle',
  suffle: 'sufle',
  caesar: 'sezar',
  cesar: 'sezar',
  spaghetti: 'spagetti',
  pasta: 'makarna',
  noodles: 'noodle',
  eriste: 'noodle, makarna',
  nudeln: 'makarna, noodle',
  cola: 'kola',
  coke: 'kola',
  fries: 'patates',
  potato: 'patates',
  kartoffel: 'patates',
  chicken: 'tavuk',
  beef: 'dana',
  veal: 'dana',
  lamb: 'kuzu',
  lamm: 'kuzu',
  mutton: 'kuzu',
  biftek: 'bonfile, antrikot, steak',
  steak: 'bonfile, antrikot, biftek',
  nugget: 'tavuk parca, citir tavuk',
  nuggets: 'tavuk parca, citir tavuk',
  'hot dog': 'sosisli',
  hotdog: 'sosisli',
  sausage: 'sosis, sucuk',
  meatball: 'kofte',
  meatballs: 'kofte',
  fish: 'balik',
  fisch: 'balik',
  shrimp: 'karides',
  shrimps: 'karides',
  prawn: 'karides',
  prawns: 'karides',
  soup: 'corba',
  salad: 'salata',
  rice: 'pilav, pirinc',
  bread: 'ekmek',
  cheese: 'peynir',
  yoghurt: 'yogurt',
  butter: 'tereyagi',
  egg: 'yumurta',
  eggs: 'yumurta',
  milk: 'sut',
  nut: 'fistik, findik, ceviz, badem',
  nuts: 'fistik, findik, ceviz, badem',
  pistachio: 'fistik',
  hazelnut: 'findik',
  walnut: 'ceviz',
  almond: 'badem',
  dessert: 'tatli',
  sweet: 'tatli',
  cake: 'kek, pasta',
  'ice cream': 'dondurma',
  icecream: 'dondurma',
  eis: 'dondurma',
  pancake: 'pankek, krep',
  pancakes: 'pankek, krep',
  krep: 'pankek',
  crepe: 'krep, pankek',
  muhlama: 'kuymak',
  mihlama: 'kuymak',
  kuymak: 'muhlama, mihlama',
  dolma: 'sarma',
  dolmasi: 'sarma',
  sandwich: 'sandvic',
  toast: 'tost',
  spinach: 'ispanak',
  lentil: 'mercimek',
  lentils: 'mercimek',
  mushroom: 'mantar',
  mushrooms: 'mantar',
  tomato: 'domates',
  eggplant: 'patlican',
  aubergine: 'patlican',
  breakfast: 'kahvalti',
  fruhstuck: 'kahvalti',
  kids: 'cocuk',
  children: 'cocuk',
  kinder: 'cocuk',
  drink: 'icecek',
  drinks: 'icecek',
  tea: 'cay',
  tee: 'cay',
  coffee: 'kahve',
  kapucino: 'cappuccino',
  kapucinno: 'cappuccino',
  capuccino: 'cappuccino',
  cappucino: 'cappuccino',
  water: 'su',
  'maden suyu': 'soda, mineralli su',
  'mineral water': 'soda, maden suyu',
  'sparkling water': 'soda, maden suyu',
  'orange juice': 'portakal suyu',
  juice: 'suyu',
  lemonade: 'limonata',
  wine: 'sarap',
  beer: 'bira',
  huhn: 'tavuk',
  rind: 'dana',
  suppe: 'corba',
  wasser: 'su',
  kaffee: 'kahve',
  salat: 'salata',
  piza: 'pizza',
  late: 'latte',
}

const parsed = new Map(
  Object.entries(SYNONYMS).map(([words, others]) => [
    words,
    others.split(', ').map((each) => each.split(' ')),
  ]),
)
/** Of the longest of them. */
export const SYNONYM_WORDS = 2

/** Other words for typed ones, each as the words that a dish has all; none for most. */
export const synonymsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  parsed.get(words.join(' ')) ?? []

/** Whether words stand for meat, which a vegetarian dish has only by name. */
export const isMeat = (words: readonly string[]): boolean => SYNONYMS[words.join(' ')] === MEATS

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words of a request that say nothing of a food. */
export const FILLERS = setOf(`
  yemek yemekler yemegi yemekleri yemeginiz yemekleriniz yiyecek yiyecekler yiyecekleri menu menusu menuler menuleri menude
  menunuz menunuzde secenek secenekler secenegi secenekleri seceneginiz secenekleriniz cesit cesitler cesitleri urun urunler
  urunleri var varmi ne mi mu misin misiniz musunuz midir mudur neler neyiniz nedir hangi hangisi hangileri bir sey seyler seyi
  bisey biseyler birsey birseyler boyle soyle istiyorum istiyoruz isterim isteriz ister alabilir yiyebilir yiyebilecegim
  yiyebilecegimiz yesem oneri oneriler onerir onerirsiniz goster gosterin bul ariyorum lazim lutfen merhaba selam icin uygun
  uygundur olan olanlar olsun olarak icinde icindeki icerisinde icerigi iceriginde iceren icerenler icerir iceriyor bulunan gibi falan
  hic tamamen sadece yiyebilirim yiyebiliriz yiyebilirsin yalniz bugun simdi ben bana benim bende biz bize bizim kizim kizimin oglum oglumun cocugum cocugumun
  bebegim bebegimin esim esimin arkadasim alerjen alerjenler karsi
  please menus food foods dish dishes meal meals option options anything something any some with the an is are am do does you
  have there want eat can could for of from my me we our to that which contain contains containing product products friendly
  diet son daughter child wife husband vertrage bitte gericht gerichte speise speisen essen etwas ich wir haben gibt es fur gegen von bin ist auf habe der die das ein
  eine einen mit
  seviyorum severim severiz canim cekti icmek yemeye yemeyi icmeye icmeyi oner onersene kac tane kadar fiyat fiyati
  fiyatlari lira ucret ucreti para bol az cok pek iki kesinlikle artik hala zaten ama fakat ancak lakin sonra konusunda
  tercih tolere ihtiva iyi midemi mideme midem bunyem bunyeme tadi tadini seylere seylerden urunlere urunlerden urunlerine
  icerikli turu turleri her how much price cost costs
`)

/** Words between foods that are wanted, or not wanted, together. */
export const CONNECTORS = setOf('ve veya ya da yada de ile hem nede and or nor und oder noch')

const AFTER = setOf(
  `yok yoktur yoksa olmaksizin haric haricinde harici disinda yasak yasakladi yasaklandi yasakli dokunuyor dokunur dokunan
  asla uzak kaciniyorum kacinirim kacinan biraktim kestim cikar cikarin ciksin cikarilmis cikararak nefret zarar zararli bozuyor bozar
  arindirilmis fri free frei`,
)
/** Verbs of eating, having and putting in, of bearing and liking, in a negative form: `yemem`, `içermeyen`, `olmasın`. */
const NEGATIVE = new RegExp(
  '^(?:ye|yi|ic|tuket|iste|sev|ol|icer|bulun|bulundur|barindir|kon|konul|koy|koyul|kat|katil|ekle|eklen|kullan|kullanil|al|at|' +
    'atil|ver|veril|ed|et|gir|yap|yapil|sindir|dayan|kaldir|hoslan|uy|yara|gel|oner|oneril)(?:y?[ae])?m' +
    '(?:[iu]yo|[ae](?:z|m$|m[ae](?:m$|l[iu])|y(?:[ae][ny]|[iu][mnz]|[ae]c[ae])|s[iu]n|s[ae]|d[ae]n|d[iu]|mis)|[iu]c[ae])\\p{L}*$',
  'u',
)

/** Whether a word says `without` of the food before it, or of that after it where none is before. */
export const isAfter = (word: string): boolean => AFTER.has(word) || NEGATIVE.test(word)

/** Whether a negative verb only asks, before `mi`: `balık olmaz mı`, `künefe yapmıyor musunuz`. */
export const isAsking = (word: string): boolean =>
  /^(?:ol|sev|ye|ic|iste|ver|al|yap|bulun)m(?:[ae]z|[iu]yor)$/.test(word)

/** Whether a verb is no negative one before `lazım`: `balık yemem lazım`, but not `yememem lazım`. */
export const isNeeded = (word: string): boolean => /^(?:ye|ic|al|iste)m[ae]m$/.test(word)

/** Before a food: without it. */
export const BEFORE = setOf(
  `without ohne no non not kein keine keinen kiene sans senza zonder sin bez avoid avoiding dont doesnt cant cannot hold minus
  sifir hate except exclude excluding never nicht`,
)
/** Before a food it says without, and after one which of several it is: `Cola Zero`. */
export const isKind = (word: string): boolean => /^(?:0|zero|sifir)$/.test(word)

const AFTER_IN_HASTE = ['olmasin', 'olmayan', 'olmadan', 'icermeyen', 'icermesin', 'icermez', 'istemiyorum']
const BEFORE_IN_HASTE = ['without']
/** Beginnings of the word for an allergy, as it is typed. */
const ALLERGY_IN_HASTE = 'alerji'

/** Such a word that a word with one wrong letter stands for, if it stands for one. */
export function likeWithout(word: string): 'AFTER' | 'ALLERGY' | 'BEFORE' | null {
  const beginnings = [5, 6, 7].map((length) => word.slice(0, length))
  if (beginnings.some((each) => isOneApart(ALLERGY_IN_HASTE, each))) return 'ALLERGY'
  if (AFTER_IN_HASTE.some((each) => isOneApart(each, word))) return 'AFTER'
  return BEFORE_IN_HASTE.some((each) => isOneApart(each, word)) ? 'BEFORE' : null
}

/** Anywhere: without every food that is named. */
export const ALLERGY =
  /^(?:al+erji|allerg|alerjenim|intoleran|hassas|hastas|hastal|duyarli|anafila|enteropati|unvertraglich|(?:problem|sorun|sikinti)(?:im|um|m|i|u|l[iu]|s[iu])?$)/
/** Of these the one whose food follows. */
export const ALLERGIC_TO = /^(?:allergic|allergisch|allergie$)/

/** Words in -siz that are without nothing. */
export const NO_WITHOUT = setOf(
  'fransiz essiz sinirsiz limitsiz sensiz hirsiz sonsuz issiz ucretsiz benzersiz kusursuz',
)
