import { beforeAll, describe, expect, test } from 'vitest'
import { GLOSSARY } from '../../../server/modules/translation/glossary.ts'
import { searchIn } from '../../../tests/support/search-in-language.ts'
import { translatedDemoMenu } from '../../../tests/support/translated-demo-menu.ts'
import { ALLERGENS, type Allergen } from '../rules/food.ts'
import { answerOf, type FoodQuestion } from '../rules/food-question.ts'
import { searchMenu } from '../rules/menu-search.ts'
import type { DishTexts } from '../rules/menu-words.ts'

const LANGUAGES = ['EN', 'DE', 'RU', 'AR', 'FA'] as const
type Other = (typeof LANGUAGES)[number]

/** Names of allergens, in the case that `without` takes, each with others of the same. */
const NAMES: Readonly<Record<Other, Readonly<Record<Allergen, readonly string[]>>>> = {
  EN: {
    GLUTEN: ['gluten', 'cereals containing gluten', 'wheat', 'barley'],
    CRUSTACEANS: ['crustaceans', 'shellfish', 'prawns', 'shrimp'],
    EGGS: ['eggs', 'egg'],
    FISH: ['fish', 'seafood', 'tuna'],
    PEANUTS: ['peanuts', 'peanut', 'groundnuts'],
    SOYBEANS: ['soybeans', 'soy', 'soya'],
    MILK: ['milk', 'dairy', 'lactose', 'cheese', 'dairy products', 'butter'],
    NUTS: ['nuts', 'tree nuts', 'hazelnuts', 'pistachios', 'almonds'],
    CELERY: ['celery'],
    MUSTARD: ['mustard'],
    SESAME: ['sesame', 'tahini', 'sesame seeds'],
    SULPHITES: ['sulphites', 'sulfites'],
    LUPIN: ['lupin'],
    MOLLUSCS: ['molluscs', 'squid', 'mussels', 'shellfish'],
  },
  DE: {
    GLUTEN: ['Gluten', 'glutenhaltiges Getreide', 'Weizen'],
    CRUSTACEANS: ['Krebstiere', 'Schalentiere', 'Garnelen'],
    EGGS: ['Eier', 'Ei'],
    FISH: ['Fisch', 'Meeresfrüchte', 'Thunfisch'],
    PEANUTS: ['Erdnüsse', 'Erdnüssen'],
    SOYBEANS: ['Soja', 'Sojabohnen'],
    MILK: ['Milch', 'Laktose', 'Käse', 'Milchprodukte', 'Sahne'],
    NUTS: ['Nüsse', 'Nüssen', 'Schalenfrüchte', 'Haselnüsse', 'Mandeln'],
    CELERY: ['Sellerie'],
    MUSTARD: ['Senf'],
    SESAME: ['Sesam', 'Tahin'],
    SULPHITES: ['Sulfite', 'Schwefel'],
    LUPIN: ['Lupinen'],
    MOLLUSCS: ['Weichtiere', 'Muscheln'],
  },
  RU: {
    GLUTEN: ['глютена', 'глютен', 'злаков', 'пшеницы'],
    CRUSTACEANS: ['ракообразных', 'креветок'],
    EGGS: ['яиц', 'яйца'],
    FISH: ['рыбы', 'рыбу', 'морепродуктов', 'тунца'],
    PEANUTS: ['арахиса', 'арахис'],
    SOYBEANS: ['сои', 'сою', 'соевых бобов'],
    MILK: ['молока', 'молоко', 'лактозы', 'сыра', 'молочных продуктов'],
    NUTS: ['орехов', 'орехи', 'фундука', 'грецких орехов'],
    CELERY: ['сельдерея', 'сельдерей'],
    MUSTARD: ['горчицы'],
    SESAME: ['кунжута'],
    SULPHITES: ['сульфитов'],
    LUPIN: ['люпина'],
    MOLLUSCS: ['моллюсков', 'кальмаров'],
  },
  AR: {
    GLUTEN: ['غلوتين', 'الغلوتين', 'جلوتين', 'القمح'],
    CRUSTACEANS: ['القشريات', 'قشريات', 'الجمبري'],
    EGGS: ['بيض', 'البيض'],
    FISH: ['سمك', 'السمك', 'الأسماك', 'المأكولات البحرية'],
    PEANUTS: ['فول سوداني', 'الفول السوداني'],
    SOYBEANS: ['الصويا', 'فول الصويا'],
    MILK: ['حليب', 'الحليب', 'لاكتوز', 'الألبان', 'الجبنة', 'منتجات الألبان'],
    NUTS: ['مكسرات', 'المكسرات', 'الجوز', 'فستق'],
    CELERY: ['الكرفس', 'كرفس'],
    MUSTARD: ['الخردل'],
    SESAME: ['السمسم', 'طحينة'],
    SULPHITES: ['كبريتيت', 'الكبريتيت'],
    LUPIN: ['الترمس'],
    MOLLUSCS: ['الرخويات'],
  },
  FA: {
    GLUTEN: ['گلوتن', 'گندم'],
    CRUSTACEANS: ['سخت‌پوستان', 'میگو'],
    EGGS: ['تخم‌مرغ', 'تخم مرغ'],
    FISH: ['ماهی', 'غذاهای دریایی'],
    PEANUTS: ['بادام‌زمینی', 'بادام زمینی'],
    SOYBEANS: ['سویا'],
    MILK: ['شیر', 'شير', 'لبنیات', 'لاکتوز', 'پنیر'],
    NUTS: ['آجیل', 'اجیل', 'مغزهای درختی', 'گردو', 'پسته'],
    CELERY: ['کرفس'],
    MUSTARD: ['خردل'],
    SESAME: ['کنجد', 'ارده'],
    SULPHITES: ['سولفیت'],
    LUPIN: ['باقلای مصری', 'لوپین'],
    MOLLUSCS: ['نرم‌تنان'],
  },
}

/** Ways to ask for a dish without something. */
const WAYS: Readonly<Record<Other, readonly string[]>> = {
  EN: [
    'without X',
    'no X',
    'X free',
    'X-free',
    'X-FREE dishes',
    'free from X',
    'meals with no X',
    'not containing X',
    'I am allergic to X',
    'X allergy',
    'I do not eat X',
    'anything without X please',
    'avoid X',
    'ohne X',
    'w/o X',
    "that isn't X",
    "I can't have X",
    'without any kind of X',
  ],
  DE: [
    'ohne X',
    'keine X',
    'OHNE X',
    'frei von X',
    'X frei',
    'kein X bitte',
    'Gerichte ohne X',
    'enthält keine X',
    'Allergie gegen X',
    'ich bin allergisch gegen X',
    'ich vertrage X nicht',
    'X-Allergie',
    'ohne Spuren von X',
    'ohne jegliche X',
    'ich esse kein X',
    'X verboten',
  ],
  RU: [
    'без X',
    'БЕЗ X',
    'нет X',
    'не содержит X',
    'блюда без X',
    'аллергия на X',
    'что есть без X',
    'не ем X',
    'X нельзя',
    'X нет',
    'непереносимость X',
    'исключить X',
    'безо X',
    'не люблю X',
    'аллергик X',
  ],
  AR: [
    'بدون X',
    'بلا X',
    'خالي من X',
    'خالية من X',
    'خالٍ من X',
    'من غير X',
    'من دون X',
    'لا يحتوي على X',
    'عندي حساسية من X',
    'أطباق بدون X',
    'حساسية X',
    'لا آكل X',
    'ما يحتوي X',
    'X ممنوع',
    'بدون أي X',
  ],
  FA: [
    'بدون X',
    'بی X',
    'فاقد X',
    'غذای بدون X',
    'X ندارد',
    'X نداشته باشد',
    'به X حساسیت دارم',
    'آلرژی به X',
    'X نمی‌خورم',
    'عاری از X',
    'حاوی X نباشد',
    'X دوست ندارم',
    'نباید X باشد',
    'نمی‌تونم X بخورم',
  ],
}

/** Diets and others, with what they ask. */
const QUESTIONS: Readonly<Record<Other, readonly (readonly [search: string, kind: FoodQuestion['kind']])[]>> =
  {
    EN: [
      ['vegan', 'VEGAN'],
      ['vegan dishes', 'VEGAN'],
      ['plant-based', 'VEGAN'],
      ['no animal products', 'VEGAN'],
      ['vegetarian', 'VEGETARIAN'],
      ['without meat', 'VEGETARIAN'],
      ['meatless', 'VEGETARIAN'],
      ['no alcohol', 'NO_ALCOHOL'],
      ['alcohol free', 'NO_ALCOHOL'],
      ['without wine', 'NO_ALCOHOL'],
      ['no pork', 'NO_PORK'],
      ['pork free', 'NO_PORK'],
      ['halal', 'NO_PORK'],
      ['vegan yemek', 'VEGAN'],
      ['etsiz', 'VEGETARIAN'],
    ],
    DE: [
      ['vegan', 'VEGAN'],
      ['vegane Gerichte', 'VEGAN'],
      ['ohne tierische Produkte', 'VEGAN'],
      ['vegetarisch', 'VEGETARIAN'],
      ['vegetarische Speisen', 'VEGETARIAN'],
      ['ohne Fleisch', 'VEGETARIAN'],
      ['fleischlos', 'VEGETARIAN'],
      ['ohne Alkohol', 'NO_ALCOHOL'],
      ['alkoholfrei', 'NO_ALCOHOL'],
      ['ohne Schweinefleisch', 'NO_PORK'],
      ['kein Schwein', 'NO_PORK'],
      ['halal', 'NO_PORK'],
    ],
    RU: [
      ['веганское', 'VEGAN'],
      ['веганские блюда', 'VEGAN'],
      ['без животных продуктов', 'VEGAN'],
      ['вегетарианское', 'VEGETARIAN'],
      ['для вегетарианцев', 'VEGETARIAN'],
      ['без мяса', 'VEGETARIAN'],
      ['не ем мясо', 'VEGETARIAN'],
      ['без алкоголя', 'NO_ALCOHOL'],
      ['безалкогольное', 'NO_ALCOHOL'],
      ['без свинины', 'NO_PORK'],
      ['халяль', 'NO_PORK'],
    ],
    AR: [
      ['نباتي صرف', 'VEGAN'],
      ['بدون منتجات حيوانية', 'VEGAN'],
      ['نباتي', 'VEGETARIAN'],
      ['أطباق نباتية', 'VEGETARIAN'],
      ['بدون لحم', 'VEGETARIAN'],
      ['بدون كحول', 'NO_ALCOHOL'],
      ['خالي من الكحول', 'NO_ALCOHOL'],
      ['بدون لحم خنزير', 'NO_PORK'],
      ['بدون خنزير', 'NO_PORK'],
      ['حلال', 'NO_PORK'],
    ],
    FA: [
      ['وگان', 'VEGAN'],
      ['بدون محصولات حیوانی', 'VEGAN'],
      ['گیاه‌خواری', 'VEGETARIAN'],
      ['گیاهخواری', 'VEGETARIAN'],
      ['بدون گوشت', 'VEGETARIAN'],
      ['گوشت ندارد', 'VEGETARIAN'],
      ['بدون الکل', 'NO_ALCOHOL'],
      ['بدون گوشت خوک', 'NO_PORK'],
      ['حلال', 'NO_PORK'],
    ],
  }

/** In one word. */
const JOINED: Readonly<Record<Other, readonly (readonly [search: string, allergen: Allergen])[]>> = {
  EN: [
    ['glutenfree', 'GLUTEN'],
    ['dairyfree', 'MILK'],
    ['gluten and dairy free', 'MILK'],
    ['gluten and dairy free', 'GLUTEN'],
    ['celiac', 'GLUTEN'],
    ['lactose intolerant', 'MILK'],
    ['neither milk nor eggs', 'EGGS'],
  ],
  DE: [
    ['glutenfrei', 'GLUTEN'],
    ['milchfrei', 'MILK'],
    ['laktosefrei', 'MILK'],
    ['nussfrei', 'NUTS'],
    ['nussfrei', 'PEANUTS'],
    ['eifrei', 'EGGS'],
    ['Nussallergie', 'NUTS'],
    ['Laktoseintoleranz', 'MILK'],
    ['glutenfreie Gerichte', 'GLUTEN'],
    ['ohne Milch und Eier', 'EGGS'],
  ],
  RU: [
    ['безглютеновое', 'GLUTEN'],
    ['безлактозное', 'MILK'],
    ['безмолочные блюда', 'MILK'],
    ['без молока и яиц', 'EGGS'],
    ['целиакия', 'GLUTEN'],
  ],
  AR: [
    ['بدون حليب وبيض', 'EGGS'],
    ['بدون الحليب والبيض', 'EGGS'],
    ['جلوتين فري', 'GLUTEN'],
    ['بدون حليب و بيض', 'MILK'],
  ],
  FA: [
    ['بدون شیر و تخم مرغ', 'EGGS'],
    ['بدون شیر و تخم مرغ', 'MILK'],
    ['گلوتن فری', 'GLUTEN'],
  ],
}

/** In haste, or in other words than lists of names know. */
const REFUSALS: Readonly<Record<Other, readonly (readonly [search: string, allergen: Allergen])[]>> = {
  EN: [
    ['gluten fre', 'GLUTEN'],
    ['anything but milk', 'MILK'],
    ['everything but fish', 'FISH'],
    ['milk none', 'MILK'],
    ['skip the cheese', 'MILK'],
    ['I react to nuts', 'NUTS'],
    ['anaphylactic to peanuts', 'PEANUTS'],
    ['sensitive to milk', 'MILK'],
    ['gluten sensitivity', 'GLUTEN'],
    ['lactose intolerent', 'MILK'],
    ['egg-less', 'EGGS'],
    ['egg alergy', 'EGGS'],
    ['allregic to eggs', 'EGGS'],
    ['witout milk', 'MILK'],
    ['apart from milk', 'MILK'],
    ['anything besides milk', 'MILK'],
    ['milk prohibited', 'MILK'],
    ['unable to eat milk', 'MILK'],
    ['0 milk', 'MILK'],
    ['milk makes me sick', 'MILK'],
    ['nondairy', 'MILK'],
    ['forbidden: milk, eggs', 'EGGS'],
    ['not allowed milk and eggs', 'EGGS'],
    ['dairy upsets my stomach', 'MILK'],
    ['eggs make me vomit', 'EGGS'],
    ['I gave up dairy', 'MILK'],
    ['keep away from gluten', 'GLUTEN'],
    ['I refuse to eat fish', 'FISH'],
    ['with out dairy', 'MILK'],
    ['gluten freee', 'GLUTEN'],
    ['gf vegan', 'GLUTEN'],
    ['🚫 nuts', 'NUTS'],
  ],
  DE: [
    ['erdnussfrei', 'PEANUTS'],
    ['erdnussfreie Gerichte', 'PEANUTS'],
    ['Erdnussallergie', 'PEANUTS'],
    ['krebstierfrei', 'CRUSTACEANS'],
    ['Weichtierallergie', 'MOLLUSCS'],
    ['Meeresfrüchteallergie', 'FISH'],
    ['onne Milch', 'MILK'],
    ['nix mit Milch', 'MILK'],
    ['Nüsse nein danke', 'NUTS'],
    ['alles bis auf Fisch', 'FISH'],
    ['Erdnussunverträglichkeit', 'PEANUTS'],
    ['Erdnussunvertraeglichkeit', 'PEANUTS'],
    ['Erdnussalergie', 'PEANUTS'],
    ['Weichtierunverträglichkeit', 'MOLLUSCS'],
    ['unvertraeglich Gluten', 'GLUTEN'],
    ['Glutenunverträglichkeit', 'GLUTEN'],
    ['Laktoseunverträglichkeit', 'MILK'],
    ['Milchunverträglichkeit', 'MILK'],
    ['Milchalergie', 'MILK'],
    ['Hühnereiallergie', 'EGGS'],
    ['glutenfreiem', 'GLUTEN'],
    ['alergisch gegen Milch', 'MILK'],
    ['empfindlich auf Milch', 'MILK'],
    ['auf Milch verzichten', 'MILK'],
    ['ausgenommen Milch', 'MILK'],
    ['abgesehen von Milch', 'MILK'],
    ['Milch ausgeschlossen', 'MILK'],
    ['Milch, nein', 'MILK'],
    ['Milch weg', 'MILK'],
    ['ohne Kaese', 'MILK'],
    ['ohne Nuesse', 'NUTS'],
    ['verboten: Milch, Eier', 'EGGS'],
    ['von Milch wird mir schlecht', 'MILK'],
    ['Milch meiden', 'MILK'],
    ['Nüsse sind tabu', 'NUTS'],
    ['ich reagiere auf Nüsse', 'NUTS'],
    ['ich verabscheue Fisch', 'FISH'],
    ['0 Milch', 'MILK'],
    ['Nüsse ❌', 'NUTS'],
  ],
  RU: [
    ['глютен фри', 'GLUTEN'],
    ['анафилаксия на орехи', 'NUTS'],
    ['аллегрия на молоко', 'MILK'],
    ['избегать молоко', 'MILK'],
    ['отказ от молока', 'MILK'],
    ['помимо молока', 'MILK'],
    ['отсутствие молока', 'MILK'],
    ['глютенфри', 'GLUTEN'],
    ['чувствительность к молоку', 'MILK'],
    ['нельзя молоко и яйца', 'EGGS'],
    ['нельзя: молоко, яйца', 'EGGS'],
    ['никаких орехов', 'NUTS'],
    ['никакой рыбы', 'FISH'],
    ['ненавижу рыбу', 'FISH'],
    ['мне плохо от молока', 'MILK'],
    ['лактозонепереносимость', 'MILK'],
    ['реакция на орехи', 'NUTS'],
  ],
  AR: [
    ['بدوت حليب', 'MILK'],
    ['كل شيء سوى السمك', 'FISH'],
    ['يخلو من الحليب', 'MILK'],
    ['خلو من الحليب', 'MILK'],
    ['بغير مكسرات', 'NUTS'],
    ['ما أريد حليب', 'MILK'],
    ['ما ابغى حليب', 'MILK'],
    ['مفيش حليب', 'MILK'],
    ['مش عايز لبن', 'MILK'],
    ['بلاش لبن', 'MILK'],
    ['مافي مكسرات', 'NUTS'],
    ['ما في مكسرات', 'NUTS'],
    ['ما اشرب حليب', 'MILK'],
    ['ابني ما ياكل سمك', 'FISH'],
    ['ما بحب السمك', 'FISH'],
    ['مبحبش السمك', 'FISH'],
    ['مفيهوش مكسرات', 'NUTS'],
    ['يتحسس من السمك', 'FISH'],
    ['مصاب بحساسية الحليب', 'MILK'],
    ['بنتي عندها حساسية من الحليب', 'MILK'],
    ['بدون غلوتن', 'GLUTEN'],
  ],
  FA: [
    ['بدوم شیر', 'MILK'],
    ['همه جز ماهی', 'FISH'],
    ['پرهیز از شیر', 'MILK'],
    ['شیر نزنید', 'MILK'],
    ['شیر برایم ضرر دارد', 'MILK'],
    ['غیرلبنی', 'MILK'],
    ['بیگلوتن', 'GLUTEN'],
    ['لبنیات مصرف نمیکنم', 'MILK'],
    ['از ماهی بدم میاد', 'FISH'],
    ['هیچ لبنیاتی', 'MILK'],
    ['خالی از گلوتن', 'GLUTEN'],
    ['گلوتن برام بده', 'GLUTEN'],
    ['شیر نریزین', 'MILK'],
  ],
}

/** Texts that have a food, beside which something else is denied, and what is asked. */
const BESIDE: Readonly<Record<Other, readonly (readonly [text: string, search: string])[]>> = {
  EN: [
    ['Rice, milk, free from nuts', 'without milk'],
    ['With milk. Free of nuts', 'without milk'],
    ['Tomato, onion, free from gluten', 'without onion'],
    ['Salad without onion, served with onion rings', 'without onion'],
    ['Rice, soy sauce', 'without soy sauce'],
    ['Milk-free dessert of coconut', 'without coconut milk'],
  ],
  DE: [
    ['Reis, Milch, frei von Nüssen', 'ohne Milch'],
    ['Tomate, Zwiebel, frei von Gluten', 'ohne Zwiebel'],
    ['Köfte ohne Zwiebeln, mit Röstzwiebeln', 'ohne Zwiebeln'],
  ],
  RU: [
    ['Свинины нет, молоко есть', 'без молока'],
    ['Котлета без лука, с луковым соусом', 'без лука'],
  ],
  AR: [
    ['أرز بحليب', 'بدون حليب'],
    ['بيدا بجبن', 'بدون حليب'],
  ],
  FA: [['تخم‌مرغ، نمک', 'بدون تخم مرغ']],
}

/** Foods that only sound like others, by the name of which nothing is known of them. */
const OTHERS: Readonly<Record<Other, readonly string[]>> = {
  EN: ['oyster mushrooms', 'cocoa butter', 'Butter beans'],
  DE: ['Kokosmilch', 'Weinessig'],
  RU: ['кокосового молока', 'мускатного ореха'],
  AR: ['جوز الهند', 'جوز الطيب', 'زبدة الكاكاو'],
  FA: ['کره کاکائو', 'شیر نارگیل'],
}

/** Wishes that have a word like a refusal in them, and the food that is wished. */
const WISHED: Readonly<Record<Other, readonly (readonly [search: string, food: string])[]>> = {
  EN: [
    ['Cola Zero', 'Cola'],
    ['how much is the fish', 'fish'],
  ],
  DE: [
    ['kleine Suppe', 'Suppe'],
    ['kleiner Salat', 'Salat'],
    ['was kostet der Fisch', 'Fisch'],
  ],
  RU: [
    ['сырые овощи', 'овощи'],
    ['сколько стоит рыба', 'рыба'],
  ],
  AR: [
    ['ما عندكم سمك', 'سمك'],
    ['ما هو السمك', 'سمك'],
  ],
  FA: [
    ['ماهی میخواهم', 'ماهی'],
    ['ماهی میخورم', 'ماهی'],
    ['ماهی بده', 'ماهی'],
  ],
}

/** Turkish questions, which a page in any language answers as the Turkish one. */
const TURKISH = [
  'sütsüz',
  'süt yok',
  'glutensiz',
  'vegan',
  'cevizsiz tatlı',
  'fıstıksız',
  'künefe',
  'tavuklu',
  'çorba',
  'alkolsüz',
]

/** A name with milk in it, and one that promises to be without. */
const SAID: Readonly<Record<Other, readonly [milk: string, promise: string]>> = {
  EN: ['Pudding with milk', 'Dairy-free pudding'],
  DE: ['Pudding mit Milch', 'Milchfreier Pudding'],
  RU: ['Пудинг с молоком', 'Пудинг без молока'],
  AR: ['مهلبية بالحليب', 'مهلبية بدون حليب'],
  FA: ['فرنی با شیر', 'فرنی بدون شیر'],
}

/** A food that no food information knows, and a name that promises to be without. */
const PROMISED: Readonly<Record<Other, readonly [food: string, promise: string]>> = {
  EN: ['onion', 'Lahmacun without onion'],
  DE: ['Zwiebeln', 'Lahmacun ohne Zwiebeln'],
  RU: ['лука', 'Лахмаджун без лука'],
  AR: ['بصل', 'لحم بعجين بدون بصل'],
  FA: ['پیاز', 'لاهماجون بدون پیاز'],
}

/** Words, and the first dish that they find: by other forms, by what a dish is called in Turkish, with a wrong letter. */
const FIRST: Readonly<Record<Other, readonly (readonly [search: string, first: string])[]>> = {
  EN: [
    ['soups', 'Mercimek Çorbası'],
    ['mushrooms', 'Mantar Çorbası'],
    ['pistachio', 'Künefe'],
    ['lentl soup', 'Mercimek Çorbası'],
  ],
  DE: [
    ['Suppen', 'Kelle Paça'],
    ['Pilze', 'Mantar Çorbası'],
    ['Linsensupe', 'Mercimek Çorbası'],
  ],
  RU: [
    ['супы', 'Mercimek Çorbası'],
    ['грибами', 'Mantarlı Burger'],
    ['вода без газа', 'Su'],
  ],
  AR: [
    ['الفطر', 'Mantar Çorbası'],
    ['قهوه', 'Türk Kahvesi'],
    ['آيس كريم', 'Maraş Dondurması'],
  ],
  FA: [
    ['مرغ', 'Tavuk Suyu Çorbası'],
    ['كباب', 'Adana Kebap'],
    ['تخم مرغ', 'Sucuklu Yumurta'],
    ['اب', 'Su'],
  ],
}

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['мёд', 'мед'],
  ['آب', 'اب'],
  ['كباب', 'کباب'],
  ['قهوة', 'قهوه'],
  ['أرز', 'ارز'],
  ['إفطار', 'افطار'],
  ['كُنَافَة', 'کنافه'],
  ['شاي', 'شای'],
  ['حلوى', 'حلوي'],
  ['Soße', 'SOSSE'],
  ['Käse', 'kase'],
  ['ГРИБЫ', 'грибы'],
  ['کـباب', 'کباب'],
  ['۱۲', '12'],
  ['٣', '3'],
]

describe.each(LANGUAGES)('the menu in %s', (language) => {
  const menu = translatedDemoMenu(language)
  const partly = translatedDemoMenu(language, (at) => at % 3 === 0)
  let rules: Awaited<ReturnType<typeof searchIn>>
  beforeAll(async () => {
    rules = await searchIn(language)
  })

  /** What is wrong with what a question shows: nothing, or a dish of which it is not so, or not known. */
  function faultsOf(search: string, question: FoodQuestion, isNone = false): string[] {
    const { dishes, questions } = rules.searchMenu(menu, search)
    const asked = questions.some((each) => covers(each, question)) ? [] : [`${search}: not asked`]
    const shown = [...dishes, ...rules.searchMenu(partly, search).dishes]
    const wrong = shown.filter(({ foodInformation }) => answerOf(foodInformation, question) !== true)
    const none = dishes.length === 0 && !isNone ? [`${search}: nothing found`] : []
    return [...asked, ...none, ...wrong.map(({ name }) => `${search}: ${name}`)]
  }

  test.each(ALLERGENS)('answers with no dish that may contain %s', (allergen) => {
    const faults = NAMES[language][allergen].flatMap((name) =>
      WAYS[language].flatMap((way) =>
        faultsOf(way.replace('X', name), { kind: 'FREE_OF', allergens: [allergen] }),
      ),
    )
    expect(faults).toEqual([])
  })

  test('knows one word for without', () => {
    const faults = JOINED[language].flatMap(([search, allergen]) =>
      faultsOf(search, { kind: 'FREE_OF', allergens: [allergen] }),
    )
    expect(faults).toEqual([])
  })

  test('knows refusals in haste and in compounds', () => {
    const faults = REFUSALS[language].flatMap(([search, allergen]) =>
      faultsOf(search, { kind: 'FREE_OF', allergens: [allergen] }, true),
    )
    expect(faults).toEqual([])
  })

  test.each(BESIDE[language])(
    'believes what “%s” says, which names beside it what it is without',
    (text, search) => {
      const dish = {
        ...{ id: '1', name: 'Özel', categoryId: '', translation: { name: 'X', description: text } },
        foodInformation: { isAlcoholicDrink: false, allergens: [] },
      }
      expect(rules.searchMenu({ categories: [], products: [dish] }, search).dishes).toEqual([])
    },
  )

  /** The result for a menu of one dish without allergens that is not vegetarian. */
  function listed(search: string, name: string, translation: DishTexts | null): string[] {
    const free = { allergens: [], diet: 'NEITHER', containsAlcohol: false, containsPork: false } as const
    const dish = {
      id: '1',
      categoryId: '',
      name,
      translation,
      foodInformation: { isAlcoholicDrink: false, ...free },
    }
    return rules
      .searchMenu({ categories: [], products: [dish] }, search)
      .dishes.map(() => `${search}: ${name}`)
  }
  const asks = (food: string) => WAYS[language].map((way) => way.replace('X', food))

  test('answers for no food that it knows with a dish whose translation names it', () => {
    const { foods, standFor } = rules.tables
    const names = [...Object.values(foods), ...Object.values(standFor)].flatMap((each) => each.split(', '))
    const faults = names.filter(Boolean).flatMap((name) => {
      const food = name.replaceAll('*', '')
      return asks(food).flatMap((search) => listed(search, 'Özel', { name: 'X', ingredients: food }))
    })
    expect(faults).toEqual([])
  })

  test('answers for no food of the glossary with a dish that names it, in Turkish or translated', () => {
    const place = ['EN', 'DE', 'RU', 'AR', 'FA'].indexOf(language) + 2
    const terms = GLOSSARY.filter(([kind]) => kind === 'FOOD' || kind === 'ALLERGEN')
    const faults = terms.flatMap((term) => {
      const [, turkish] = term
      const food = String(term[place]).replace(/ ?\(.*\)/, '')
      return asks(food).flatMap((search) => [
        ...listed(search, turkish, null),
        ...listed(search, 'Özel', { name: 'X', ingredients: food }),
      ])
    })
    expect(faults).toEqual([])
  })

  test.each(WISHED[language])('“%s” is a wish', (search, food) => {
    const { questions } = rules.searchMenu(menu, search)
    expect(questions).toEqual(rules.searchMenu(menu, food).questions)
    expect(questions.map(({ kind }) => kind)).not.toContain('FREE_OF')
  })

  test.each(OTHERS[language])('knows nothing of %s by what it sounds like', (food) => {
    expect(asks(food).flatMap((search) => listed(search, 'Özel', { name: food }))).toEqual([])
    expect(rules.searchMenu(menu, food).questions).toEqual([])
  })

  test('believes no stale text that promises to be without', () => {
    const [food, promise] = PROMISED[language]
    const way = WAYS[language][0]?.replace('X', food) ?? ''
    expect(listed(way, 'Özel', { name: promise })).toHaveLength(1)
    expect(listed(way, 'Özel', { name: promise, stale: ['name'] })).toEqual([])
    expect(listed(way, 'Özel', { name: promise, stale: ['description'] })).toHaveLength(1)
    expect(listed(way, 'Bol soğanlı', { name: promise })).toEqual([])
  })

  test('answers for diets, alcohol and pork', () => {
    const faults = QUESTIONS[language].flatMap(([search, kind]) => faultsOf(search, { kind } as FoodQuestion))
    expect(faults).toEqual([])
  })

  test('finds each dish by its translated name, and by the Turkish one', () => {
    const missed = menu.products.flatMap((dish) =>
      [dish.translation?.name, dish.name].flatMap((name) => {
        const place = name ? rules.searchMenu(menu, name).dishes.indexOf(dish) : 0
        return place >= 0 && place < 3 ? [] : `${name}: ${place}`
      }),
    )
    expect(missed).toEqual([])
  })

  test.each(TURKISH)('answers “%s” without what it refuses', (search) => {
    const expected = searchMenu(menu, search).dishes
    const shown = rules.searchMenu(menu, search).dishes
    expect(expected.filter((dish) => !shown.includes(dish))).toEqual([])
  })

  test('believes what a translated text says that is in a dish, and no diet that it promises', () => {
    const [word, promise] = SAID[language]
    const [own] = menu.products
    const dish = (name: string, allergens: Allergen[] | null) => ({
      ...{ id: name, name: 'Özel', categoryId: own?.categoryId ?? '', translation: { name } },
      foodInformation: { isAlcoholicDrink: false, allergens },
    })
    const products = [dish(word, []), dish(promise, null), dish('X', [])]
    const [way = ''] = WAYS[language]
    const { dishes, leftOut } = rules.searchMenu(
      { categories: [], products },
      way.replace('X', NAMES[language].MILK[0] ?? ''),
    )
    expect(dishes).toEqual([products[2]])
    expect(leftOut.map((each) => each.dish)).toEqual([products[0]])
  })

  test.each(FIRST[language])('finds for “%s” first %s', (search, first) => {
    const [dish] = rules.searchMenu(menu, search).dishes
    expect(dish?.name).toBe(first)
  })

  test.each(PAIRS)('folds %s and %s alike', (one, other) => {
    expect(rules.folded(one)).toBe(rules.folded(other))
  })
})

function covers(asked: FoodQuestion, question: FoodQuestion): boolean {
  if ('allergens' in question)
    return (
      asked.kind === 'FREE_OF' && question.allergens.every((allergen) => asked.allergens.includes(allergen))
    )
  return asked.kind === question.kind
}
