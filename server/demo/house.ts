export const about = `İncek’te, Taşpınar’ın tepesinde bir taş fırın yanar; sofra hep o ateşin çevresinde kurulur.

2009’da üç masalı bir kahvaltı evi olarak açıldık. Hamuru sabah beşte yoğuran, domatesi mevsiminde toplayan, çayı odun ateşinde demleyen bir evdi; bugün salonumuz büyüdü, o ev hâlâ aynı ev. Etimizi kasabımızdan günlük alır, peynirimizi Kars’tan, balımızı Kızılcahamam’dan getirtiriz.

Kahvaltıya gelen çocuklar artık arkadaşlarıyla geliyor. Masamızda yeriniz, çaydanlığımızda çayınız her zaman var.`

export const contact = {
  address: 'Taşpınar, Incek, Gölbaşı/Ankara',
  phoneNumber: '+90 312 555 01 23',
  mail: 'merhaba@example.com',
}

interface DemoService {
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly drawings: readonly string[]
}

export const services: readonly DemoService[] = [
  {
    name: 'Restoran Servisi',
    description:
      'Salonumuzda ve bahçemizde, sabah kahvaltısından akşam yemeğine kadar masanıza servis. Yüz yirmi kişilik yerimiz, kışın şöminemiz, yazın çınar gölgemiz var.',
    icon: 'fork-and-knife-with-plate',
    drawings: ['fork-and-knife-with-plate', 'cooked-rice', 'green-salad'],
  },
  {
    name: 'İşe ve Eve Teslimat',
    description:
      'Öğle yemeğiniz ofise, akşam sofranız eve: siparişiniz taş fırından çıktığı sıcaklıkta, ortalama otuz beş dakikada kapınızda.',
    icon: 'motor-scooter',
    drawings: ['takeout-box', 'pizza', 'hamburger'],
  },
  {
    name: 'Serpme Kahvaltı',
    description:
      'Hafta içi ve hafta sonu, sınırsız çayla. Köy yumurtası, Kars gravyeri, ev reçelleri ve sacda gözleme aynı sofrada.',
    icon: 'cooking',
    drawings: ['cooking', 'cheese-wedge', 'olive', 'honey-pot'],
  },
  {
    name: 'Doğum Günü ve Kutlama',
    description:
      'Pastasından süslemesine her şey bizden: on kişiden seksen kişiye kadar size ayrılmış köşede kutlayın.',
    icon: 'birthday-cake',
    drawings: ['birthday-cake', 'balloon', 'cupcake'],
  },
  {
    name: 'Toplu Yemek ve Davet',
    description:
      'Şirket yemekleri, nişan ve kır düğünleri için menünüzü birlikte kuralım; ekibimiz, ocağımız ve sofra takımımızla gelelim.',
    icon: 'pot-of-food',
    drawings: ['pot-of-food', 'meat-on-bone', 'green-salad'],
  },
  {
    name: 'Masa Rezervasyonu',
    description:
      'Kalabalık akşamlarda beklemeyin: bir telefonla masanızı ayıralım, çocuk sandalyenizi hazır edelim.',
    icon: 'spiral-calendar',
    drawings: ['spiral-calendar', 'fork-and-knife-with-plate', 'hot-beverage'],
  },
  {
    name: 'Çocuk Oyun Alanı',
    description:
      'Siz kahvenizi içerken çocuklar görevli gözetiminde, gölgeli bahçede oynasın. Hafta sonları hamur yoğurma atölyesi var.',
    icon: 'teddy-bear',
    drawings: ['teddy-bear', 'ice-cream', 'lollipop'],
  },
]

interface DemoBlog {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly drawings: readonly string[]
}

export const blogs: readonly DemoBlog[] = [
  {
    name: 'İyi bir serpme kahvaltının sırrı',
    description:
      'Sofrayı kalabalık yapan tabak sayısı değil, her tabağın kendi mevsimidir. Domatesi yalnız yazın koyar, kışın yerine kuru domates ve turşu veririz. Bal ve kaymağı masaya son getirin: ılık kaymak balı çeker, soğuk kaymak iter.',
    category: 'Mutfaktan',
    tags: ['kahvaltı', 'mevsim'],
    drawings: ['cooking', 'honey-pot', 'bread', 'tomato'],
  },
  {
    name: 'Taş fırında hamur neden başka pişer?',
    description:
      'Fırınımızın taşı dört saatte ısınır, bütün gün soğumaz. Hamur tabandan kurur, üstten buharla kabarır; pidenin kenarı çıtır, içi yumuşak kalır. Evde denemek isteyenler için ipucu: fırın tepsisini hamurdan önce ısıtın.',
    category: 'Mutfaktan',
    tags: ['taş fırın', 'pide'],
    drawings: ['stuffed-flatbread', 'pizza', 'tomato'],
  },
  {
    name: 'Bahçemiz yaza hazır',
    description:
      'Çınarın altına on iki yeni masa koyduk. Akşamları saat yediden sonra hafif bir müzik, hafta sonları çocuklar için hamur atölyesi olacak. Yer ayırtmak için bizi arayın.',
    category: 'Haberler',
    tags: ['bahçe', 'mevsim'],
    drawings: ['tropical-drink', 'watermelon', 'lemon'],
  },
]
