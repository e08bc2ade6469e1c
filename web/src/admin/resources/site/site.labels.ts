import { common, entityLabels, field } from '../labels.ts'

const picture = (tr: string, accusative: string, en: string) =>
  ({ ...field(tr, accusative, en), isPicture: true }) as const

const heroImage = (position: number) =>
  picture(
    `Ana sayfa resmi ${position}`,
    `ana sayfa resmi ${position} alanını`,
    `Picture ${position} of the home page`,
  )

const HERO_IMAGES = picture('Ana sayfa resimleri', 'ana sayfa resimlerini', 'Pictures of the home page')
const LOGO = picture('Logo', 'logosunu', 'Logo')
const SHARE_IMAGE = picture('Paylaşım resmi', 'paylaşım resmini', 'Picture of shared links')

export const siteLabels = entityLabels('site', {
  tr: { one: 'Restoran ayarları', many: 'Restoran ayarları', possessed: 'restoran ayarları' },
  en: { one: 'Restaurant settings', many: 'Restaurant settings' },
  fields: {
    name: field('Restoranın adı', 'restoranın adını', 'Name of the restaurant'),
    slogan: field('Ana sayfadaki büyük yazı', 'ana sayfadaki büyük yazıyı', 'Heading of the home page'),
    heroText: field('Tanıtım metni', 'tanıtım metnini', 'Text of the home page'),
    footerText: field('Sayfa altı metni', 'sayfa altı metnini', 'Text at the foot of pages'),
    phone: common.phone,
    whatsapp: field('WhatsApp', 'WhatsApp numarasını', 'WhatsApp'),
    mail: common.email,
    address: field('Adres', 'adresini', 'Address'),
    locality: field('İlçe', 'ilçesini', 'Town or district'),
    region: field('İl', 'ilini', 'Province'),
    postalCode: field('Posta kodu', 'posta kodunu', 'Postal code'),
    latitude: field('Enlem', 'enlemini', 'Latitude'),
    longitude: field('Boylam', 'boylamını', 'Longitude'),
    mapUrl: field('Harita bağlantısı', 'harita bağlantısını', 'Link to the map'),
    deliveryLinks: field('Online sipariş bağlantıları', 'online sipariş bağlantılarını', 'Delivery links'),
    socialLinks: field('Sosyal medya', 'sosyal medya bağlantılarını', 'Social networks'),
    logo: LOGO,
    logoFilePath: LOGO,
    shareImage: SHARE_IMAGE,
    shareImageFilePath: SHARE_IMAGE,
    heroImages: HERO_IMAGES,
    firstHeroFilePath: heroImage(1),
    secondHeroFilePath: heroImage(2),
    thirdHeroFilePath: heroImage(3),
    fourthHeroFilePath: heroImage(4),
    priceRange: field('Fiyat aralığı', 'fiyat aralığını', 'Price range'),
    acceptsReservations: field('Rezervasyon alınıyor', 'rezervasyon bilgisini', 'Takes reservations'),
    foundedYear: field('Kuruluş yılı', 'kuruluş yılını', 'Year of foundation'),
    registrationNumber: field('İşletme kayıt no', 'işletme kayıt numarasını', 'Registration number'),
    pages: field('Sayfalar', 'sayfalarını', 'Pages'),
    hideAlcoholicDrinks: field('Alkollü içkileri gizle', 'alkollü içki ayarını', 'Hide alcoholic drinks'),
    weekly: field('Haftalık saatler', 'haftalık saatlerini', 'Hours of the week'),
  },
})
