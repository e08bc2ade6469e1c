import { escaped } from '../../core/primitives/escaped.ts'
import { TIME_ZONE } from '../../core/primitives/time-zone.ts'
import type { AlertConcern, Facts, SecurityNotice } from './facts.item.ts'
import type { MailKind } from './mail.item.ts'

/** Subject and body of a mail. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly href: string }
}

/** A kind of mail with what it says. */
export type Told = { readonly [K in MailKind]: { readonly kind: K; readonly facts: Facts[K] } }[MailKind]

/** Context in which a letter is composed. */
export interface LetterContext {
  /** Null for a mail without a link. */
  readonly link: string | null
  /** First name of an account; null for guests, whose names anybody can type. */
  readonly name: string | null
  readonly siteName: string
  readonly adminUrl: string
}

const NOTICES: Readonly<Record<SecurityNotice, readonly [subject: string, what: string]>> = {
  PASSWORD: ['Şifreniz değişti', 'Hesabınızın şifresi değiştirildi. Bütün oturumlar kapatıldı.'],
  EMAIL: ['E-posta adresiniz değişti', 'Hesabınızın e-posta adresi değiştirildi.'],
  RECOVERY_CODE_RENEWED: [
    'Kurtarma kodlarınız yenilendi',
    'Hesabınız için yeni kurtarma kodları oluşturuldu; öncekiler artık geçmez.',
  ],
  RECOVERY_CODE_USED: [
    'Kurtarma kodunuz kullanıldı',
    'Hesabınızın bir kurtarma koduyla yeni bir şifre belirlendi. O kod artık geçmez; kaç kodunuz kaldığını Hesabım sayfasında görürsünüz.',
  ],
  RECOVERY_CODE_SIGN_IN: [
    'Kurtarma koduyla giriş yapıldı',
    'Hesabınıza şifreniz ve bir kurtarma koduyla girildi. O kod artık geçmez; kaç kodunuz kaldığını Hesabım sayfasında görürsünüz.',
  ],
  API_TOKEN_MADE: [
    'Bir program için anahtar oluşturuldu',
    'Hesabınızda bir program için anahtar oluşturuldu.',
  ],
  FACTOR_ADDED: [
    'İkinci adım eklendi',
    'Hesabınıza giriş için bir kod uygulaması ya da geçiş anahtarı eklendi.',
  ],
  FACTOR_REMOVED: [
    'İkinci adım kaldırıldı',
    'Hesabınızdan bir kod uygulaması ya da geçiş anahtarı kaldırıldı.',
  ],
  FACTOR_RESET: [
    'İkinci adımınız sıfırlandı',
    'Bir yönetici hesabınızın ikinci adımını, kurtarma kodlarını ve bütün oturumlarını kapattı. Şifreniz değişmedi.',
  ],
  CODES_REFUSED: [
    'Kod uygulamanız bir gün kapalı',
    'Şifreniz doğru yazıldı ama kod bir gün içinde yirmi kez yanlış girildi. Kod uygulaması 24 saat geçmez; kurtarma kodları ve geçiş anahtarları geçer. Bunu yapan siz değilseniz biri şifrenizi biliyor: hemen değiştirin.',
  ],
  ADMINISTRATOR_SIGN_IN: [
    'Yeni bir yerden oturum açıldı',
    'Yönetici hesabınıza, daha önce kullanmadığınız bir cihazdan ya da yerden girildi.',
  ],
}

const ALERTS: Readonly<Record<AlertConcern, readonly [wrong: string, over: string]>> = {
  BACKUP_OLD: [
    'Son yedek iki günden eski. Sitenin sahibi ya da sunucuyu işleten kişi günlüğe bakmalı.',
    'Yedekler yeniden her gece alınıyor.',
  ],
  BACKUP_UNPROVED: [
    'Son yedekler denenmedi ya da denemede açılamadı. Bir yedeğin işe yaradığı ancak denenince bilinir.',
    'Son yedek denendi ve açıldı.',
  ],
  BACKUP_NOT_COPIED: [
    'Yedekler iki gündür başka bir yere kopyalanamıyor. Bu makine bozulursa yedekler de gider.',
    'Yedekler yeniden başka bir yere kopyalanıyor.',
  ],
  DISK_LOW: [
    'Sunucunun diskinde 1 GB’tan az yer kaldı. Dolarsa hiçbir şey kaydedilemez.',
    'Sunucunun diskinde yeniden yer var.',
  ],
}

/** A moment in words, such as `27 Kasım Cuma 19.30`. */
function momentText(at: string): string {
  const moment = new Date(at)
  const day = { day: 'numeric', month: 'long', weekday: 'long', timeZone: TIME_ZONE } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE } as const
  return `${moment.toLocaleDateString('tr', day)} ${moment.toLocaleTimeString('tr', time).replace(':', '.')}`
}

type Letters = { readonly [K in MailKind]: (facts: Facts[K], context: LetterContext) => Letter }

const button = (label: string, { link, adminUrl }: LetterContext) => ({ label, href: link ?? adminUrl })

/** In Turkish. */
const LETTERS: Letters = {
  INVITATION: (_, context) => ({
    subject: `${context.siteName}: hesabınız hazır`,
    paragraphs: [
      `${context.siteName} sizi sitesinin yönetimine davet ediyor. Aşağıdan şifrenizi belirleyin; onu sizden başka kimse bilmeyecek.`,
      'Bağlantı 72 saat geçerlidir ve bir kez kullanılır. Süresi geçerse sizi davet edenden yenisini isteyin.',
    ],
    button: button('Şifremi belirle', context),
  }),
  PASSWORD_LINK: (_, context) => ({
    subject: `${context.siteName}: yeni şifre`,
    paragraphs: [
      'Bu adres için yeni bir şifre istendi. Aşağıdan belirleyebilirsiniz; bağlantı 60 dakika geçerlidir ve bir kez kullanılır.',
      'Siz istemediyseniz hiçbir şey yapmayın: şifreniz değişmedi.',
    ],
    button: button('Yeni şifre belirle', context),
  }),
  EMAIL_CONFIRMATION: (_, context) => ({
    subject: `${context.siteName}: e-posta adresinizi onaylayın`,
    paragraphs: [
      'Bu adresin sizin olduğunu aşağıdan onaylayın. Bağlantı 24 saat geçerlidir.',
      'Siz istemediyseniz hiçbir şey yapmayın.',
    ],
    button: button('Adresimi onayla', context),
  }),
  SECURITY_NOTICE: ({ what }, context) => {
    const [subject, sentence] = NOTICES[what]
    return {
      subject: `${context.siteName}: ${subject}`,
      paragraphs: [
        sentence,
        'Siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen yeni bir şifre belirleyin ve yöneticinize haber verin.',
      ],
      button: button('Yönetimi aç', context),
    }
  },
  RESERVATION_REQUEST: ({ at, people, from, phone, note, isGivenUp }, { siteName, adminUrl }) => {
    const asked = `${momentText(at)}, ${people} kişi`
    const href = `${adminUrl}/tables`
    if (isGivenUp)
      return {
        subject: `${siteName}: masadan vazgeçildi, ${asked}`,
        paragraphs: [
          `${from}, ${momentText(at)} için ayırdığınız ${people} kişilik masadan vazgeçti.`,
          ...(phone ? [`Telefon: ${phone}`] : []),
        ],
        button: { label: 'Masaları aç', href },
      }
    return {
      subject: `${siteName}: masa isteği, ${asked}`,
      paragraphs: [
        `${from}, ${momentText(at)} için ${people} kişilik masa istiyor.`,
        `Telefon: ${phone}`,
        ...(note ? [`Not: ${note}`] : []),
        'Yanıtınızı bekliyor; siz yanıtlayana kadar masası ayrılmış değildir.',
      ],
      button: { label: 'Yanıtla', href },
    }
  },
  RESERVATION_ANSWER: (facts, context) => ({
    ...answerLetter(facts, context.siteName),
    button: button('Masamı gör', context),
  }),
  ALERT: ({ concern, over }, context) => {
    const [isWrong, isOver] = ALERTS[concern]
    return {
      subject: over ? `${context.siteName}: düzeldi` : `${context.siteName}: ilgilenmeniz gerekiyor`,
      paragraphs: [over ? isOver : isWrong],
      button: button('Yönetimi aç', context),
    }
  },
  TEST: (_, { siteName }) => ({
    subject: `${siteName}: e-posta çalışıyor`,
    paragraphs: ['Bu e-posta ulaştıysa, site buradan e-posta gönderebiliyor.'],
  }),
}

function answerLetter(
  { at, people, message, isConfirmed, isChanged, isGivenUp }: Facts['RESERVATION_ANSWER'],
  siteName: string,
): Letter {
  const asked = `${momentText(at)}, ${people} kişi`
  const tellUs = 'Gelemeyecekseniz lütfen aşağıdaki sayfadan haber verin.'
  if (isGivenUp)
    return {
      subject: `${siteName}: masanız iptal edildi`,
      paragraphs: [`Masanız iptal edildi: ${asked}.`, 'Bir yanlışlık varsa lütfen bizi arayın.'],
    }
  if (isChanged)
    return {
      subject: `${siteName}: masanız değişti`,
      paragraphs: [`Masanız değişti, artık şöyle: ${asked}.`, tellUs],
    }
  return {
    subject: isConfirmed ? `${siteName}: masanız ayrıldı` : `${siteName}: masa isteğiniz`,
    paragraphs: [
      isConfirmed
        ? `Masanız ayrıldı: ${asked}.`
        : `İstediğiniz saatte (${asked}) ne yazık ki masa ayıramıyoruz.`,
      ...(message ? [message] : []),
      isConfirmed ? tellUs : 'Başka bir gün ya da saat için sitemizden yeniden isteyebilirsiniz.',
    ],
  }
}

/** Composes the letter of a mail. */
export const letterOf = ({ kind, facts }: Told, context: LetterContext): Letter =>
  LETTERS[kind](facts as never, context)

/** A letter as plain text and as HTML, of the same paragraphs. Opening it requests nothing. */
export function rendered(
  letter: Letter,
  name: string | null,
  siteName: string,
): { text: string; html: string } {
  const greeting = name ? `Merhaba ${name},` : 'Merhaba,'
  const footer = `Bu e-posta ${siteName} sitesinden kendiliğinden gönderildi.`
  const { paragraphs, button } = letter
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.href}`] : []),
    '-- ',
    footer,
  ]
  const part = (content: string) => `<p style="margin:0 0 16px">${escaped(content)}</p>`
  const link = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#b3261e;color:#ffffff;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p><p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escaped(button.href)}</p>`
    : ''
  return {
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(letter.subject)}</title></head><body style="margin:0;padding:24px;font-family:Georgia,serif;font-size:17px;line-height:1.5"><div style="max-width:560px;margin:0 auto">${part(greeting)}${paragraphs.map(part).join('')}${link}<p style="margin:32px 0 0;font-size:14px;opacity:.75">${escaped(footer)}</p></div></body></html>`,
  }
}
