import { common, entityLabels, field } from '../labels.ts'

const picture = (tr: string, en: string) => ({ ...field(tr, en), isPicture: true }) as const

const heroImage = (position: number) =>
  picture(`Ana sayfa resmi ${position}`, `Picture ${position} of the home page`)

const HERO_IMAGES = picture('Ana sayfa resimleri', 'Pictures of the home page')
const LOGO = picture('Logo', 'Logo')
const OFFICIAL_QR = picture('Bakanlık karekodu', 'Business code of the Ministry')
const SHARE_IMAGE = picture('Paylaşım resmi', 'Picture of shared links')

export const siteLabels = entityLabels('site', {
  tr: { one: 'Restoran ayarları', many: 'Restoran ayarları' },
  en: { one: 'Restaurant settings', many: 'Restaurant settings' },
  fields: {
    name: field('Restoranın adı', 'Name of the restaurant'),
    legalName: field('İşletmenin ticari unvanı', 'Name of the business by law'),
    tradeNumber: field('MERSİS ya da vergi no', 'MERSİS or tax number'),
    kepAddress: field('KEP adresi', 'KEP address'),
    slogan: field('Ana sayfadaki büyük yazı', 'Heading of the home page'),
    heroText: field('Tanıtım metni', 'Text of the home page'),
    footerText: field('Sayfa altı metni', 'Text at the foot of pages'),
    phone: common.phone,
    whatsapp: field('WhatsApp', 'WhatsApp'),
    mail: common.email,
    address: field('Adres', 'Address'),
    locality: field('İlçe', 'Town or district'),
    region: field('İl', 'Province'),
    postalCode: field('Posta kodu', 'Postal code'),
    latitude: field('Enlem', 'Latitude'),
    longitude: field('Boylam', 'Longitude'),
    mapUrl: field('Harita bağlantısı', 'Link to the map'),
    directionsNote: field('Girişi nasıl bulunur?', 'How to find the entrance'),
    parking: field('Otopark', 'Parking'),
    stepFree: field('Basamaksız giriş var', 'Step-free entry'),
    deliveryLinks: field('Online sipariş bağlantıları', 'Delivery links'),
    socialLinks: field('Sosyal medya', 'Social networks'),
    logo: LOGO,
    logoFilePath: LOGO,
    shareImage: SHARE_IMAGE,
    shareImageFilePath: SHARE_IMAGE,
    officialQr: OFFICIAL_QR,
    officialQrFilePath: OFFICIAL_QR,
    heroImages: HERO_IMAGES,
    firstHeroFilePath: heroImage(1),
    secondHeroFilePath: heroImage(2),
    thirdHeroFilePath: heroImage(3),
    fourthHeroFilePath: heroImage(4),
    drawing: field('Ana sayfa çizimi', 'Drawing of the home page'),
    priceRange: field('Fiyat aralığı', 'Price range'),
    acceptsReservations: field('Rezervasyon alınıyor', 'Takes reservations'),
    foundedYear: field('Kuruluş yılı', 'Year of foundation'),
    businessSize: field('İşletmenin büyüklüğü', 'Size of the business'),
    registrationNumber: field('İşletme kayıt no', 'Registration number'),
    reservations: field('Masa kuralları', 'Rules for tables'),
    ordering: field('Sipariş', 'Orders'),
    pages: field('Sayfalar', 'Pages'),
    languages: field('Yayımlanan diller', 'Published languages'),
    hideAlcoholicDrinks: field('Alkollü içkileri gizle', 'Hide alcoholic drinks'),
    weekly: field('Haftalık saatler', 'Hours of the week'),
  },
})
