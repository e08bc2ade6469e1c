import { messages } from '../../language/messages.ts'

export const ordersMessages = messages('admin.orders', {
  title: ['Siteden sipariş', 'Orders on the site'],
  question: ['Siteden sipariş alınsın', 'Guests order on the site'],
  on: [
    'Misafir sepetini doldurur, siparişini size WhatsApp’tan yollar; siz orada yanıtlarsınız. Sipariş burada saklanmaz.',
    'Guests fill a cart and send their order to you by WhatsApp, where you answer. No order is stored here.',
  ],
  off: [
    'Açarsanız misafir sepetini doldurur, siparişini size WhatsApp’tan yollar. “Online sipariş”, “Sepet” ve “Ödeme” sayfaları birlikte açılır; “Gizlilik ve KVKK” sayfası da görünür olur.',
    'Once it is on, guests fill a cart and send their order to you by WhatsApp. The pages “Order online”, “Cart” and “Checkout” open together; the page “Privacy” is shown, too.',
  ],
  look: ['Sayfaya bakın', 'See the page'],
  missing: ['Açmak için önce aşağıda yazıp kaydedin:', 'To turn it on, first write and save below:'],
  trial: ['Kendinize deneme siparişi gönderin', 'Send yourself a trial order'],
  trialHint: [
    'WhatsApp kendi numaranızla açılır; misafirinizin göndereceği mesajı görürsünüz.',
    'WhatsApp opens with your own number, and you see the message that a guest would send.',
  ],
  noDish: [
    'Deneme siparişi için menüde fiyatı olan bir yemek gerekir.',
    'A trial order needs a dish with a price on the menu.',
  ],
  law: [
    'Sitesinden sipariş alan bir işletmenin ETBİS’e (Elektronik Ticaret Bilgi Sistemi) kaydolması gerekebilir; mali müşavirinize sorun. Kaydolduğunuzu ya da gerekip gerekmediğini bu site denetlemez.',
    'A business that takes orders on its site may have to be in ETBİS, the register of electronic commerce of Türkiye; ask your accountant. This site checks neither that you are in it nor whether you have to be.',
  ],
  turnedOn: ['Siteden sipariş alınıyor', 'Guests can order on the site'],
  turnedOff: ['Siteden sipariş alınmıyor', 'Guests cannot order on the site any more'],
  ways: ['Nasıl sipariş alırsınız?', 'How do you take orders?'],
  way: {
    PICKUP: ['Gel-al', 'To fetch'],
    DELIVERY: ['Paket servis', 'Delivery'],
    TABLE: ['Masaya', 'To the table'],
  },
  minimum: ['Paket servis en az kaç TL?', 'Least amount of a delivery (TL)'],
  minimumHint: ['Boş bırakırsanız sınır yoktur.', 'If left empty, there is none.'],
  deliveryFee: ['Paket servis ücreti (TL)', 'Fee for a delivery (TL)'],
  deliveryFeeHint: ['Boş bırakırsanız ücretsizdir.', 'If left empty, it is free.'],
  leadMinutes: ['Bir sipariş kaç dakikada hazır olur?', 'Minutes that an order takes'],
  leadMinutesHint: [
    'Misafir bundan daha erken bir saat seçemez.',
    'Guests can choose no time that is earlier than that.',
  ],
  note: ['Misafire bir cümle', 'A sentence for guests'],
  noteHint: [
    'Örneğin: Taşpınar ve İncek’e 45 dakikada; nakit, kart.',
    'For example: To Taşpınar and İncek in 45 minutes; cash, card.',
  ],
  sellerHint: [
    'Sipariş veren kimden aldığını bilmelidir: bunlar sipariş, gizlilik ve iletişim sayfalarında yazar.',
    'Who orders has to know from whom: the pages for orders, privacy and contact name these.',
  ],
  whatsappHint: [
    'Siparişler bu numaraya gelir: 05… ya da +90… ile, eksiksiz.',
    'Orders come to this number: with 05… or +90…, in full.',
  ],
  kepHint: ['Yoksa boş bırakın.', 'Leave it empty if you have none.'],
  closeThere: [
    'Misafir buradan sipariş verir. Üç sayfa birlikte kapatılır:',
    'Guests order there. The three pages are closed together:',
  ],
})
