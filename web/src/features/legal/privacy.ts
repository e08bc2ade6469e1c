import type { Clause } from './legal-text.tsx'
import type { House } from './terms.ts'

/** The date of the last change. */
export const PRIVACY_SINCE = '1 Mart 2026'

export const PRIVACY_OPENING =
  'Sizden ne kadar az bilgi istersek o kadar iyi. Hangi bilginizi neden tuttuğumuzu ve 6698 sayılı Kişisel Verilerin Korunması Kanunu’ndan doğan haklarınızı burada anlatıyoruz.'

const FORMS = 'site-formlari'
const CONTROLLER = 'veri-sorumlusu'

/**
 * @param keepDays days after which requests for tables are deleted; null while the site takes none.
 * @param takesOrders whether guests order on the site.
 */
export function privacyOf(
  { name, phone, address }: House,
  keepDays: number | null = null,
  takesOrders = false,
): Clause[] {
  const asksGuests = keepDays !== null || takesOrders
  const clauses: Clause[] = [
    {
      id: CONTROLLER,
      title: 'Veri sorumlusu',
      paragraphs: [
        `6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) bakımından veri sorumlusu: ${name}.${address && ` Adres: ${address}.`}${phone && ` Telefon: ${phone}.`}`,
        'Bu metin, KVKK’nın 10. maddesindeki aydınlatma yükümlülüğünü yerine getirmek için hazırlanmıştır.',
      ],
    },
    {
      id: 'islenen-veriler',
      title: 'İşlediğimiz veriler',
      paragraphs: ['Yalnızca hizmetimizi verebilmek için gerekli olan verileri işleriz:'],
      points: [
        'Telefonla rezervasyonda adınız, telefon numaranız, geliş gününüz ve kişi sayısı; kendiniz söylerseniz alerji gibi isteğe bağlı notlarınız.',
        'Telefonla verdiğiniz siparişlerde adınız, teslimat adresiniz, telefonunuz ve sipariş içeriği.',
        'Fatura istediğinizde yasanın zorunlu kıldığı fatura bilgileri.',
        'Siteyi ziyaretinizde güvenlik için tutulan istek kayıtları: IP adresi, zaman, istenen sayfa.',
      ],
    },
    {
      id: FORMS,
      title: 'Sitedeki formlar',
      paragraphs: [
        'Masa ayırtma ve ödeme sayfalarındaki formlar örnektir; yazdıklarınız tarayıcınızdan çıkmaz, bize ya da başkasına gönderilmez.',
      ],
    },
    {
      id: 'cerezler',
      title: 'Çerezler',
      paragraphs: [
        'Sitenin ziyaretçiye açık sayfaları çerez kullanmaz; reklam, izleme ya da ölçüm amacıyla üçüncü taraf kodu yüklenmez. Yazı tipleri ve görseller kendi sunucumuzdan gelir.',
        'Yönetim bölümüne giren çalışanlarımızın oturum bilgisi, kendi tarayıcılarının yerel deposunda saklanır; oturum kapanınca silinir.',
      ],
    },
    {
      id: 'amac-ve-sebep',
      title: 'Amaç ve hukukî sebep',
      paragraphs: [
        'Verilerinizi; rezervasyonunuzu ve siparişinizi yerine getirmek (sözleşmenin kurulması ve ifası), fatura düzenlemek (hukukî yükümlülük) ve sitemizi kötüye kullanıma karşı korumak (meşru menfaat) için KVKK’nın 5. maddesi uyarınca işleriz.',
        'Alerji gibi sağlıkla ilgili notlarınızı, 6. madde uyarınca yalnızca açık rızanızla ve o sipariş için kullanırız. Tanıtım iletisi göndermeyiz.',
      ],
    },
    {
      id: 'aktarim',
      title: 'Kimlerle paylaşılır',
      paragraphs: [
        `Verileriniz satılmaz. Yalnızca gerektiğinde; siparişi getiren kuryemizle, malî müşavirimizle ve yasaların yetkili kıldığı kurumlarla paylaşılır.${asksGuests ? '' : ' Yurt dışına aktarılmaz.'}`,
        'Online siparişlerde verilerinizi teslimat platformu kendi aydınlatma metnine göre işler.',
      ],
    },
    {
      id: 'saklama',
      title: 'Saklama süreleri',
      paragraphs: ['Süresi dolan veriler silinir, yok edilir ya da anonim hâle getirilir:'],
      points: [
        `Rezervasyon bilgileri: geliş gününüzden sonra ${keepDays ?? 'otuz'} gün.`,
        'Sipariş bilgileri: olası şikâyetler için altı ay.',
        'Fatura kayıtları: vergi mevzuatındaki süre boyunca.',
        'Güvenlik kayıtları: sitenin güvenliği için gerekli olduğu sürece.',
      ],
    },
    {
      id: 'haklariniz',
      title: 'Haklarınız',
      paragraphs: ['KVKK’nın 11. maddesi uyarınca bize başvurarak:'],
      points: [
        'kişisel verinizin işlenip işlenmediğini ve amacına uygun kullanılıp kullanılmadığını öğrenebilir,',
        'işlenmişse bilgi isteyebilir, aktarıldığı kişileri bilebilir,',
        'eksik ya da yanlış işlenen verilerin düzeltilmesini isteyebilir,',
        'silinmesini ya da yok edilmesini, bunun aktarılan kişilere bildirilmesini isteyebilir,',
        'yalnızca otomatik sistemlerle çözümlenmesi sonucu aleyhinize çıkan bir sonuca itiraz edebilir,',
        'kanuna aykırı işleme nedeniyle zarara uğrarsanız giderilmesini talep edebilirsiniz.',
      ],
    },
    {
      id: 'basvuru',
      title: 'Başvuru',
      paragraphs: [
        `Başvurunuzu yazılı olarak ${address} adresimize ulaştırabilirsiniz. En geç otuz gün içinde ücretsiz olarak yanıtlarız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.`,
      ],
    },
  ]
  // Its forms then send what they are for, and the sections on them, which come first, name the controller.
  return asksGuests ? clauses.filter(({ id }) => id !== FORMS && id !== CONTROLLER) : clauses
}
