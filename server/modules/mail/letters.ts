import { Language } from '../../core/primitives/language.ts'
import { momentIn, wordsOf } from '../../guest-words/words-of.ts'
import type { AlertConcern, Facts, SecurityNotice } from './facts.item.ts'
import { guestLetter } from './guest-letter.ts'
import type { Letter } from './letter.ts'
import type { MailKind } from './mail.item.ts'

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
const momentText = (at: string) => momentIn(wordsOf(Language.TR), new Date(at))

type Letters = { readonly [K in MailKind]: (facts: Facts[K], context: LetterContext) => Letter }

const button = (label: string, { link, adminUrl }: LetterContext) => ({ label, href: link ?? adminUrl })

/** In Turkish, but for those to guests. */
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
  RESERVATION_REQUEST: (facts, { siteName, adminUrl }) => {
    const { at, people, from, phone, note, isGivenUp, isChanged, before } = facts
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
    const first = before
      ? `Önce ${momentText(before.at)} için ${before.people} kişilik masa istemişti.`
      : 'Yeniden ilk istediği gibi.'
    return {
      subject: `${siteName}: masa isteği${isChanged ? ' değişti' : ''}, ${asked}`,
      paragraphs: [
        isChanged
          ? `${from} masa isteğini değiştirdi: artık ${momentText(at)} için ${people} kişilik masa istiyor. ${first}`
          : `${from}, ${momentText(at)} için ${people} kişilik masa istiyor.`,
        `Telefon: ${phone}`,
        ...(note ? [`Not: ${note}`] : []),
        'Yanıtınızı bekliyor; siz yanıtlayana kadar masası ayrılmış değildir.',
      ],
      button: { label: 'Yanıtla', href },
    }
  },
  RESERVATION_ANSWER: (facts, { siteName, link, adminUrl }) => guestLetter(facts, siteName, link ?? adminUrl),
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

/** Composes the letter of a mail. */
export const letterOf = ({ kind, facts }: Told, context: LetterContext): Letter =>
  LETTERS[kind](facts as never, context)

/** The language of a letter. */
export const languageOf = ({ kind, facts }: Told): Language =>
  (kind === 'RESERVATION_ANSWER' && facts.language) || Language.TR
