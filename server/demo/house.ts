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
  /** The file of its drawing: of the demo content, or of the site's. */
  readonly drawing: string
}

export const services: readonly DemoService[] = [
  {
    name: 'Restoran Servisi',
    description:
      'Salonumuzda ve bahçemizde, sabah kahvaltısından akşam yemeğine kadar masanıza servis. Yüz yirmi kişilik yerimiz, kışın şöminemiz, yazın çınar gölgemiz var.',
    drawing: 'services/servis',
  },
  {
    name: 'İşe ve Eve Teslimat',
    description:
      'Öğle yemeğiniz ofise, akşam sofranız eve: siparişiniz taş fırından çıktığı sıcaklıkta, ortalama otuz beş dakikada kapınızda.',
    drawing: 'services/teslimat',
  },
  {
    name: 'Serpme Kahvaltı',
    description:
      'Hafta içi ve hafta sonu, sınırsız çayla. Köy yumurtası, Kars gravyeri, ev reçelleri ve sacda gözleme aynı sofrada.',
    drawing: 'ornaments/kahvalti',
  },
  {
    name: 'Doğum Günü ve Kutlama',
    description:
      'Pastasından süslemesine her şey bizden: on kişiden seksen kişiye kadar size ayrılmış köşede kutlayın.',
    drawing: 'services/kutlama',
  },
  {
    name: 'Toplu Yemek ve Davet',
    description:
      'Şirket yemekleri, nişan ve kır düğünleri için menünüzü birlikte kuralım; ekibimiz, ocağımız ve sofra takımımızla gelelim.',
    drawing: 'services/davet',
  },
  {
    name: 'Masa Rezervasyonu',
    description:
      'Kalabalık akşamlarda beklemeyin: bir telefonla masanızı ayıralım, çocuk sandalyenizi hazır edelim.',
    drawing: 'services/masa',
  },
  {
    name: 'Çocuk Oyun Alanı',
    description:
      'Siz kahvenizi içerken çocuklar görevli gözetiminde, gölgeli bahçede oynasın. Hafta sonları hamur yoğurma atölyesi var.',
    drawing: 'services/oyun',
  },
]

interface DemoBlog {
  readonly name: string
  readonly description: string
  readonly category: string
  readonly tags: readonly string[]
  readonly drawing: string
}

export const blogs: readonly DemoBlog[] = [
  {
    name: 'İyi bir serpme kahvaltının sırrı',
    description:
      'Sofrayı kalabalık yapan tabak sayısı değil, her tabağın kendi mevsimidir. Domatesi yalnız yazın koyar, kışın yerine kuru domates ve turşu veririz. Bal ve kaymağı masaya son getirin: ılık kaymak balı çeker, soğuk kaymak iter.',
    category: 'Mutfaktan',
    tags: ['kahvaltı', 'mevsim'],
    drawing: 'dishes/serpme-kahvalti',
  },
  {
    name: 'Taş fırında hamur neden başka pişer?',
    description:
      'Fırınımızın taşı dört saatte ısınır, bütün gün soğumaz. Hamur tabandan kurur, üstten buharla kabarır; pidenin kenarı çıtır, içi yumuşak kalır. Evde denemek isteyenler için ipucu: fırın tepsisini hamurdan önce ısıtın.',
    category: 'Mutfaktan',
    tags: ['taş fırın', 'pide'],
    drawing: 'oven',
  },
  {
    name: 'Bahçemiz yaza hazır',
    description:
      'Çınarın altına on iki yeni masa koyduk. Akşamları saat yediden sonra hafif bir müzik, hafta sonları çocuklar için hamur atölyesi olacak. Yer ayırtmak için bizi arayın.',
    category: 'Haberler',
    tags: ['bahçe', 'mevsim'],
    drawing: 'table',
  },
]
