import type { Clause } from './legal-text.tsx'

/** The restaurant's details in the texts. */
export interface House {
  readonly name: string
  readonly phone: string
  readonly address: string
}

/** @param takesTables whether guests ask for tables on the site. */
export function termsOf({ name, phone, address }: House, takesTables = false): Clause[] {
  const promised = takesTables
    ? `${phone && `${phone} numaralı telefondan ya da `}isteğinizin sayfasında onayladığımızda`
    : `${phone && `${phone} numaralı telefondan `}tarafımızca onaylandığında`
  return [
    {
      id: 'kapsam',
      title: 'Kapsam',
      paragraphs: [
        `Bu koşullar, ${name} (“Restoran”${address && `, adres: ${address}`}) tarafından işletilen internet sitesinin kullanımını düzenler.`,
        'Site; menümüzü, fiyatlarımızı, hizmetlerimizi ve iletişim bilgilerimizi tanıtmak için yayındadır.',
      ],
    },
    {
      id: 'menu-ve-fiyatlar',
      title: 'Menü ve fiyatlar',
      paragraphs: [
        'Menüdeki fiyatlar Türk lirasıdır ve KDV içerir. Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir; bir yemek o gün hazırlanamıyorsa menüde belirtilir.',
        'Görseller tanıtım amaçlıdır; tabağın sunumu değişebilir.',
      ],
    },
    {
      id: 'rezervasyon',
      title: 'Rezervasyon',
      paragraphs: [
        `Rezervasyon, ${promised} kesinleşir. Masanız, bildirdiğiniz saatten sonra yirmi dakika bekletilir.`,
        'Gelemeyecekseniz en geç iki saat önce haber vermenizi rica ederiz. Rezervasyon için ön ödeme ya da cayma bedeli alınmaz; davet ve toplu yemekler için ayrıca yazılı anlaşma yapılabilir.',
      ],
    },
    {
      id: 'siparis',
      title: 'Sipariş ve teslimat',
      paragraphs: [
        'Online siparişler, bağlantısını verdiğimiz yemek teslimat platformu üzerinden alınır. Bu siparişlerde platformun kendi koşulları da uygulanır; ödeme bilgileriniz platforma verilir, bize ulaşmaz.',
        'Çabuk bozulabilen gıdalarda, Mesafeli Sözleşmeler Yönetmeliği uyarınca cayma hakkı kullanılamaz. Eksik, yanlış ya da kusurlu gelen bir siparişi aynı gün bildirdiğinizde yenisini getirir ya da bedelini iade ederiz.',
      ],
    },
    {
      id: 'alerjenler',
      title: 'Alerjenler',
      paragraphs: [
        'Mutfağımızda gluten, süt, yumurta, susam, sert kabuklu yemiş, balık, kabuklular, yumuşakçalar, soya, hardal, kereviz ve sülfit kullanılır. Alerjiniz varsa siparişten önce mutlaka söyleyin; yemeğin içeriğini birlikte gözden geçirelim.',
      ],
    },
    {
      id: 'fikri-haklar',
      title: 'Fikrî haklar',
      paragraphs: [
        'Sitedeki metin, çizim, logo ve görseller Restoran’a ya da izin veren hak sahiplerine aittir. Kişisel kullanım ve kaynak gösterilerek yapılan alıntılar dışında, yazılı izin olmadan çoğaltılamaz.',
      ],
    },
    {
      id: 'sorumluluk',
      title: 'Sorumluluk',
      paragraphs: [
        'Siteyi güncel ve erişilebilir tutmak için özen gösteririz. Bakım, bağlantı sorunu ve benzeri nedenlerle kesinti yaşanabilir. Başka sitelere verdiğimiz bağlantıların içeriğinden o siteler sorumludur.',
        'Bu koşulların hiçbir hükmü, tüketici olarak yasadan doğan haklarınızı sınırlamaz.',
      ],
    },
    {
      id: 'uyusmazlik',
      title: 'Uygulanacak hukuk',
      paragraphs: [
        'Bu koşullara Türk hukuku uygulanır. Şikâyetlerinizi önce bize iletmenizi dileriz; çözüm bulunamazsa, yasadaki parasal sınırlar içinde Tüketici Hakem Heyetlerine, bu sınırların üzerinde Tüketici Mahkemelerine başvurabilirsiniz.',
      ],
    },
  ]
}
