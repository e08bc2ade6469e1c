import { ENGLISH_CONTENT, TURKISH_CONTENT } from '../../../rules/content-names.ts'
import type { Content } from '../../../rules/food.ts'
import { messages } from '../../language/messages.ts'

export const foodMessages = messages('admin.food', {
  title: ['Gıda bilgisi', 'Food information'],
  left: [
    'Bir yemek yanıtsız |||| %{smart_count} yemek yanıtsız',
    'One dish is not answered |||| %{smart_count} dishes are not answered',
  ],
  none: ['Bütün yemekler yanıtlandı', 'All dishes are answered'],
  noneText: [
    'İçindekiler ya da ad değişince yemeği buradan yeniden açıp gözden geçirin.',
    'When ingredients or a name change, open the dish here and review it again.',
  ],
  dish: ['Yemek seç', 'Choose a dish'],
  isMissing: ['%{name}, yanıtsız', '%{name}, not answered'],
  responsibility: [
    'Yanıtların doğruluğundan işletme sorumludur. Öneriler sözcüklere bakar; tarifi bilen sizsiniz.',
    'The restaurant is responsible for the answers. Hints look at words; you know the recipe.',
  ],
  hints: ['Öneriler', 'Hints'],
  hint: {
    allergen: ['%{name}? (%{word})', '%{name}? (%{word})'],
    alcohol: ['Alkol içerir? (%{word})', 'Contains alcohol? (%{word})'],
    pork: ['Domuz eti içerir? (%{word})', 'Contains pork? (%{word})'],
    ingredients: ['İçindekileri açıklamadan al', 'Take the ingredients from the description'],
    grams: ['Et gramajı yok: ekle', 'Grams of meat are missing: add'],
  },
  words: ['Öteki yemeklerin içindekileri', 'Ingredients of other dishes'],
  ingredientsHint: [
    'Çoktan aza doğru, virgülle: un, su, tuz',
    'The most first, separated by commas: flour, water, salt',
  ],
  notAnswered: ['Henüz yanıtlanmadı', 'Not answered yet'],
  noAllergen: ['Hiçbiri yok', 'None of them'],
  previous: ['Öncekiyle aynı: %{name}', 'Same as before: %{name}'],
  note: ['Hangi tahıl ya da yemiş (isteğe bağlı)', 'Which cereal or nut (optional)'],
  alcohol: ['Alkol', 'Alcohol'],
  yes: ['İçerir', 'Contains it'],
  no: ['İçermez', 'Without it'],
  diet: ['Kime uygun', 'Suits'],
  diets: {
    VEGAN: ['Vegan', 'Vegan'],
    VEGETARIAN: ['Vejetaryen', 'Vegetarian'],
    NEITHER: ['İkisi de değil', 'Neither'],
  },
  contradiction: [
    '%{diet} denmiş, ama içinde şu var: %{contents}. Birini düzeltin.',
    'It is said to be %{diet}, but contains: %{contents}. Correct one of them.',
  ],
  amount: ['Miktar', 'Amount'],
  unit: ['Birim', 'Unit'],
  units: { G: ['gram', 'grams'], ML: ['ml', 'ml'], PIECE: ['adet', 'pieces'] },
  of: ['Neyin (örneğin dana köfte)', 'Of what (such as beef patty)'],
  sources: {
    RECIPE: ['Tarif', 'Recipe'],
    LABEL: ['Etiket', 'Label'],
    LABORATORY: ['Laboratuvar', 'Laboratory'],
    ESTIMATE: ['Tahmin', 'Estimate'],
  },
  noSource: ['Belirtilmedi', 'Not given'],
  amountFault: ['Sıfırdan büyük bir sayı yazın: 150 ya da 0,5', 'Enter a number above zero: 150 or 0.5'],
  energyFault: ['0 ile 5000 arasında tam sayı yazın', 'Enter a whole number from 0 to 5000'],
  drinkHint: [
    'Yalnızca ad, miktar ve fiyatla listelenir; öne çıkarılmaz.',
    'Listed by name, measure and price alone, and never promoted.',
  ],
  reviewed: ['Gözden geçirdim', 'I have reviewed it'],
  reviewedAt: ['Son gözden geçirme: %{date}', 'Last review: %{date}'],
  save: ['Kaydet ve sonraki', 'Save and next'],
  skip: ['Atla', 'Skip'],
  saved: ['%{name} kaydedildi', '%{name} is saved'],
  unseen: [
    'Siz yazarken başkası da yanıtladı: %{fields}. Yanıtlarınız birleştirildi; bakın, gözden geçirdiğinizi yeniden işaretleyip kaydedin.',
    'Somebody else has answered meanwhile, too: %{fields}. Your answers are merged; look at them, tick that you have reviewed them, and save.',
  ],
  incomplete: ['Kaydedildi, ama eksik: %{fields}', 'Saved, but not answered: %{fields}'],
  edit: ['Gıda bilgisini yanıtla', 'Answer its food information'],
  content: Object.fromEntries(
    Object.entries(TURKISH_CONTENT).map(([name, turkish]) => [
      name,
      [turkish, ENGLISH_CONTENT[name as Content]],
    ]),
  ),
})
