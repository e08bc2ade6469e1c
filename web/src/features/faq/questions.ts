interface Question {
  readonly question: string
  readonly answer: string
}

interface Topic {
  /** The fragment identifier. */
  readonly id: string
  readonly name: string
  readonly questions: readonly Question[]
}

export const topics: readonly Topic[] = [
  {
    id: 'masa',
    name: 'Masa ve rezervasyon',
    questions: [
      {
        question: 'Rezervasyon yaptırmadan gelebilir miyim?',
        answer:
          'Elbette. Hafta içi çoğu saatte masamız olur. Cuma akşamı, cumartesi ve pazar kahvaltısı için bir gün önceden aramanızı öneririz.',
      },
      {
        question: 'Ayırttığım masa ne kadar süre bekletilir?',
        answer:
          'Masanızı yirmi dakika bekletiyoruz. Gecikecekseniz bir telefon yeter; akşamın geri kalanını buna göre ayarlarız.',
      },
      {
        question: 'Kalabalık sofralar için ne yapmalıyım?',
        answer:
          'On kişiyi geçen sofralarda masayı birleştirmek ve menüyü birlikte seçmek için en az bir gün önceden haber verin. Doğum günü ve nişan için size ayrılmış bir köşemiz var.',
      },
      {
        question: 'Çocuk sandalyesi ve oyun alanı var mı?',
        answer:
          'Çocuk sandalyelerimiz ve boyama kâğıtlarımız hep hazır. Bahçede, masalardan görünen küçük bir oyun köşesi de bulunuyor.',
      },
    ],
  },
  {
    id: 'mutfak',
    name: 'Menü ve mutfak',
    questions: [
      {
        question: 'Menüdeki her yemek her gün var mı?',
        answer:
          'Mevsimlik malzeme kullandığımız için ürünlerimiz çeşitlilik gösterebilir. O gün çıkmayan yemeğin yanında “Tükendi” yazar.',
      },
      {
        question: 'Etsiz ve vegan seçenekleriniz var mı?',
        answer:
          'Evet. Menüde, yemeğin içindekileri açtığınızda vegan ya da vejetaryen olduğu yazar; vegan bir sofra kurmak isterseniz garsonumuz yol gösterir.',
      },
      {
        question: 'Alerjim var, kime söylemeliyim?',
        answer:
          'Siparişten önce garsonumuza söyleyin. Her yemeğin alerjenleri menüde yazılıdır; hepsi aynı mutfakta hazırlandığından eser miktarda bulunmayacağına söz veremeyiz.',
      },
      {
        question: 'Etiniz nereden geliyor?',
        answer:
          'Dana ve kuzu etimizi Gölbaşı’ndaki kasabımızdan her sabah günlük alıyoruz. Kıymamızı kendimiz çekiyor, köfteyi aynı gün yoğuruyoruz.',
      },
    ],
  },
  {
    id: 'teslimat',
    name: 'İşe ve eve teslimat',
    questions: [
      {
        question: 'Hangi semtlere teslimat yapıyorsunuz?',
        answer:
          'İncek, Taşpınar, Kızılcaşar, Beytepe ve Gölbaşı merkeze geliyoruz. Yakın bir semtteyseniz arayın; motorumuz boşsa size de uğrar.',
      },
      {
        question: 'Siparişim ne kadar sürede gelir?',
        answer:
          'Ortalama otuz beş dakikada. Pide ve ızgara ateşe siparişten sonra girer, o yüzden öğle arasında on dakika daha sürebilir.',
      },
      {
        question: 'Ofise toplu öğle yemeği gönderiyor musunuz?',
        answer:
          'Evet. Sekiz kişiden başlayan ofis sofraları için bir gün önceden arayın; günün menüsünü birlikte seçelim, faturasıyla getirelim.',
      },
    ],
  },
  {
    id: 'odeme',
    name: 'Ödeme ve ulaşım',
    questions: [
      {
        question: 'Hangi ödeme yollarını kabul ediyorsunuz?',
        answer:
          'Nakit, banka kartı, kredi kartı ve yaygın yemek kartları. Kapıda teslimatta da kartla ödeyebilirsiniz.',
      },
      {
        question: 'Fiyatlara servis ücreti ekleniyor mu?',
        answer:
          'Hayır. Menüdeki fiyatlara KDV dâhildir; ödeyeceğiniz tutar budur. Kuver ve servis ücreti yoktur.',
      },
      {
        question: 'Otoparkınız var mı?',
        answer:
          'Kapımızın önünde otuz araçlık ücretsiz otoparkımız var. Girişimiz basamaksızdır, tekerlekli sandalyeyle salona ve bahçeye rahatça geçilir.',
      },
    ],
  },
]
