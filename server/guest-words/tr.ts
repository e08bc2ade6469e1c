import { bookTable, menu } from '../../web/src/features/shell/shell.words.ts'
import { toHome, tryAgain } from '../../web/src/routes/not-found.words.ts'
import { dayOfMonth, weekdays } from '../../web/src/rules/hours.words.ts'
import type { GuestWords } from './guest-words.ts'

const TELL_US = 'Gelemeyecekseniz lütfen aşağıdaki sayfadan haber verin.'

export const turkish: GuestWords = {
  moment: ({ day, month, weekday, time }) =>
    `${dayOfMonth({ day, month })} ${weekdays[weekday - 1]} ${time.replace(':', '.')}`,
  asked: (moment, people) => `${moment}, ${people} kişi`,
  greeting: 'Merhaba,',
  confirmed: {
    subject: 'masanız ayrıldı',
    told: (asked) => `Masanız ayrıldı: ${asked}.`,
    next: TELL_US,
  },
  declined: {
    subject: 'masa isteğiniz',
    told: (asked) => `İstediğiniz saatte (${asked}) ne yazık ki masa ayıramıyoruz.`,
    next: 'Başka bir gün ya da saat için sitemizden yeniden isteyebilirsiniz.',
  },
  changed: {
    subject: 'masanız değişti',
    told: (asked) => `Masanız değişti, artık şöyle: ${asked}.`,
    next: TELL_US,
  },
  givenUp: {
    subject: 'masanız iptal edildi',
    told: (asked) => `Masanız iptal edildi: ${asked}.`,
    next: 'Bir yanlışlık varsa lütfen bizi arayın.',
  },
  button: 'Masamı gör',
  footer: (siteName) => `Bu e-posta ${siteName} sitesinden kendiliğinden gönderildi.`,
  calendar: {
    title: (siteName, people) => `${siteName}: ${people} kişilik masa`,
    phone: 'Telefon',
    cannotCome: 'Gelemeyecekseniz',
    file: 'masa.ics',
  },
  plain: {
    onlyRead: { title: 'Bu istek burada yapılamaz', text: 'Bu sayfa yalnızca okunabilir.' },
    otherForm: { title: 'Bu form böyle gönderilemez' },
    tooMany: {
      title: 'Biraz bekleyin',
      text: (seconds) =>
        `Kısa sürede çok fazla istek geldi. ${seconds} saniye sonra yeniden deneyin ya da bizi arayın.`,
    },
    away: {
      title: 'Birazdan buradayız',
      text: 'Sitemiz kısa bir süre yanıt veremiyor. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
    },
    offline: {
      title: 'Bağlantı yok',
      text: 'Bu sayfa internet bağlantısı olmadan açılamıyor. Menümüze bağlantısız da bakabilir ya da bizi arayabilirsiniz.',
    },
    ...{ toHome, tryAgain, menu, bookTable },
  },
}
