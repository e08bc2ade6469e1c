import { signInMessages, signInRules } from '../../lib/sign-in-messages.ts'
import { ENGLISH_CONTENT, TURKISH_CONTENT } from '../../rules/content-names.ts'
import { daySpan } from '../language/day-span.ts'
import type { ReasonParams, RuleParams } from './error-reasons.ts'

/** Names of entities and fields in the language of the screen. */
export interface Names {
  /** The name of a kind of record within a sentence. */
  kind(entity: string): string
  /** A number with the name of the records. */
  count(entity: string, count: number): string
  field(entity: string, field: string): string
  /** The title of a permission, as the permissions screen has it. */
  permission(permission: string): string
}

/** A message for every name; a missing one does not compile. */
type Messages<Params> = {
  readonly [Name in keyof Params]: (params: Params[Name], names: Names) => string
}

/** Messages of errors and of invalid fields, which do not repeat the name of the field. */
interface ErrorMessages {
  readonly reasons: Messages<ReasonParams>
  readonly rules: Messages<RuleParams>
}

/** Reasons that a person can do nothing about but send the request once more. */
const UNREADABLE = [
  'INVALID_VARIABLES',
  'MALFORMED_ADDRESS',
  'MALFORMED_JSON',
  'BODY_NOT_AN_OBJECT',
  'UNREADABLE_BODY',
  'UPLOAD_FIELD_MISSING',
  'UPLOAD_FIELD_MALFORMED',
  'UPLOAD_OPERATION_INVALID',
  'UPLOAD_MAP_INVALID',
  'UPLOAD_PATH_INVALID',
  'UPLOAD_NOT_MAPPED',
  'UPLOAD_MISSING',
  'INVALID_REQUEST',
  'UNKNOWN_OPERATION',
  'SUBSCRIPTIONS_UNSUPPORTED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'FORGED_REQUEST',
  'UNKNOWN_ADDRESS',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
] as const
const TOO_MUCH = [
  'TOO_MANY_TOKENS',
  'QUERY_TOO_DEEP',
  'TOO_MANY_ALIASES',
  'ALIAS_NOT_ALLOWED',
  'QUERY_TOO_COSTLY',
  'LIST_NESTED_TOO_OFTEN',
  'REPLY_TOO_LARGE',
] as const
const TOO_LARGE = [
  'VARIABLES_TOO_LARGE',
  'BODY_TOO_LARGE',
  'BODY_TOO_DEEP',
  'TOO_MANY_VALUES',
  'FIELD_TOO_LARGE',
] as const
const UNREADABLE_VALUE = ['NOT_AN_OBJECT', 'NOT_A_SCALAR', 'WRONG_TYPE'] as const

/** The same message for several names. */
const same = <Name extends string>(names: readonly Name[], message: string) =>
  Object.fromEntries(names.map((name) => [name, () => message])) as Record<Name, () => string>

/** The days of a span of moments in ISO 8601. */
const daysBetween = (from: string, to: string, locale: string) =>
  daySpan(from.slice(0, 10), to.slice(0, 10), locale)

const MOST_NAMES = 5

/** The first names, and the number of the others. */
const few = (names: readonly string[], others: string) =>
  names.length <= MOST_NAMES + 1
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')} + ${names.length - MOST_NAMES} ${others}`

const named = (contents: readonly string[], names: Readonly<Record<string, string>>) =>
  contents.map((content) => names[content] ?? content).join(', ')

const megabytes = (bytes: number) => Math.round(bytes / (1024 * 1024))

const numberTr = (value: number) => value.toLocaleString('tr')
const numberEn = (value: number) => value.toLocaleString('en')
/** A whole number may be a year: four digits stay together. */
const WHOLE = { useGrouping: 'min2' } as const
const wholeTr = (value: number) => value.toLocaleString('tr', WHOLE)
const wholeEn = (value: number) => value.toLocaleString('en', WHOLE)

const RETRY_TR = 'Biraz sonra yeniden deneyin.'

const ACTIONS_TR = {
  CHANGE: 'Bunu değiştiremezsiniz',
  REMOVE: 'Bunu kaldıramazsınız',
  RESTORE: 'Bunu geri getiremezsiniz',
  ASSIGN_GROUPS: 'Bu grupları veremezsiniz',
  ASSIGN_ROLES: 'Bu yetkileri veremezsiniz',
} as const

const IN_USE_TR: Readonly<Record<string, (used: string) => string>> = {
  category: (used) => `Bu kategoride hâlâ ${used} var. Önce onları başka kategoriye taşıyın ya da kaldırın.`,
  blogCategory: (used) => `Bu kategoride hâlâ ${used} var. Önce onları başka kategoriye taşıyın.`,
  blogTag: (used) => `Bu etiketi taşıyan ${used} var. Önce etiketi onlardan çıkarın.`,
  textPicture: (used) => `Bu resmi gösteren ${used} var. Önce resmi yazıdan çıkarın.`,
  group: (used) => `Bu grupta hâlâ ${used} var. Önce hepsini gruptan çıkarın.`,
  role: (used) => `Bu yetki hâlâ ${used} içinde. Önce gruplardan çıkarın.`,
}

/** Why a mail server takes no mail, and what to do. */
const MAIL_CAUSES = {
  AUTH: {
    tr: 'Sunucu kullanıcı adını ya da şifreyi kabul etmiyor. Gmail, Yandex ve Microsoft, normal şifreniz yerine bir uygulama şifresi ister.',
    en: 'The server does not accept the user name or the password. Gmail, Yandex and Microsoft want an app password instead of your own.',
  },
  TLS: {
    tr: 'Sunucuyla şifreli bağlantı kurulamıyor. Sunucunun adını ve portu (465 ya da 587) denetleyin.',
    en: 'There is no secure connection to the server. Check the name of the server and the port (465 or 587).',
  },
  CONNECT: {
    tr: 'Sunucuya ulaşılamıyor. Adını ve portu (465 ya da 587) denetleyin.',
    en: 'The server cannot be reached. Check its name and the port (465 or 587).',
  },
  TIMEOUT: {
    tr: 'Sunucu yanıt vermiyor. Biraz sonra yeniden deneyin ya da portu (465 ya da 587) denetleyin.',
    en: 'The server does not answer. Try again later, or check the port (465 or 587).',
  },
  SENDER: {
    tr: 'Sunucu bu adresten e-posta göndermeye izin vermiyor. E-posta adresi, hesabın kendi adresi olmalı.',
    en: 'The server does not let this address send. The mail address must be that of the account.',
  },
  RECIPIENT: {
    tr: 'Sunucu sizin adresinize teslim etmiyor. Hesabım sayfasındaki e-posta adresinizi denetleyin.',
    en: 'The server does not deliver to your address. Check your mail address on the page of your account.',
  },
  OTHER: {
    tr: 'Sunucu e-postayı şimdilik kabul etmiyor.',
    en: 'The server does not take the mail at the moment.',
  },
} as const

const tr: ErrorMessages = {
  reasons: {
    ...signInMessages,
    ...same(UNREADABLE, 'Gönderilen istek okunamadı. Sayfayı yenileyip yeniden deneyin.'),
    ...same(TOO_MUCH, 'Bir kerede çok fazla bilgi istendi; daha azını isteyin.'),
    ...same(TOO_LARGE, 'Gönderilen bilgi çok büyük.'),
    EMPTY_RECORD: () => 'En az bir alan doldurulmalı.',
    DIET_CONTRADICTED: ({ diet, contents }) =>
      `${diet === 'VEGAN' ? 'Vegan' : 'Vejetaryen'} bir yemekte şunlar olamaz: ${named(contents, TURKISH_CONTENT)}. Beslenme biçimini ya da içeriği düzeltin.`,
    MALFORMED_FORM: () => 'Yükleme yarıda kesildi. Yeniden deneyin.',
    TOO_MANY_FILES: ({ max }) => `Bir kerede en çok ${max} dosya gönderilebilir.`,
    SIGN_IN_REQUIRED: () => 'Önce giriş yapın: oturumunuz kapanmış.',
    MISSING_PERMISSION: ({ permission }, names) =>
      permission === null
        ? 'Gruplarınızın hiçbirinde buna izin veren bir yetki yok.'
        : `Bunun için “${names.permission(permission)}” yetkisi gerekir; gruplarınızın hiçbirinde yok.`,
    ADMINISTRATORS_ONLY: () => 'Başkalarının değişikliklerini yalnızca yöneticiler geri alabilir.',
    PERMISSIONS_CHANGED: () => 'Bu sırada yetkileriniz değişti. Hiçbir şey kaydedilmedi; yeniden deneyin.',
    ROLES_NOT_HELD: ({ action, roles }, names) =>
      `${ACTIONS_TR[action]}: sizde şu yetkiler yok: ${roles.map(names.permission).join(', ')}.`,
    UNDO_NEEDS_PASSWORD: () =>
      'Geri almak birini yönetici yapar ya da bir yöneticinin hesabını değiştirir; bunun için kendi şifreniz gerekir.',
    NOT_FOUND: ({ entity, id }, { kind }) => `${id} numaralı ${kind(entity)} yok; kaldırılmış olabilir.`,
    STALE_VERSION: () => 'Bu kayıt siz açtıktan sonra değişti. Yeniden açıp değişikliğinizi tekrarlayın.',
    VALUE_TAKEN: ({ entity, field }, names) =>
      entity !== null && field !== null
        ? `${names.field(entity, field)}: bu değer başka bir kayıtta kullanılıyor.`
        : 'Bu ad başka bir kayıtta kullanılıyor.',
    IN_USE: ({ entity, by, count }, names) => {
      const used = names.count(by, count)
      return (
        IN_USE_TR[entity]?.(used) ??
        `Bu kayıt hâlâ kullanılıyor: ${used}. Önce onları taşıyın ya da kaldırın.`
      )
    },
    PARENT_REMOVED: ({ entity, parent }, { kind }) =>
      `Bu ${kind(entity)} kaldırılmış bir kayda bağlı. Önce onu geri getirin: ${kind(parent)}.`,
    BUILT_IN_ROLE: ({ action, name }) =>
      `“${name}” yetkisi sistemin kendisine ait; ${action === 'RENAME' ? 'adı değiştirilemez' : 'kaldırılamaz'}.`,
    TOO_MANY_RECORDS: ({ max }) => `En çok ${max} kayıt olabilir. Önce birkaçını kaldırın.`,
    OVERLAPPING_EXCEPTION: ({ label, fromDate, toDate }) =>
      `Bu günlerin bir kısmı için ${label} (${daySpan(fromDate, toDate, 'tr')}) zaten kayıtlı.`,
    BEFORE_RECORDS: ({ since }) =>
      `Fiyatlar ${daySpan(since.slice(0, 10), since.slice(0, 10), 'tr')} gününden beri kayıtlı; öncesi bilinmiyor.`,
    PRICES_CHANGED: ({ names }) =>
      `Bu arada fiyatı değişenler var: ${few(names, 'yemek daha')}. Hiçbir fiyat değiştirilmedi.`,
    PLAN_APPLIED: () => 'Bu fiyat planı uygulandı; artık değişmez.',
    SOURCE_CHANGED: () => 'Türkçe metin bu arada değişti. Yenisini okuyup çevirin; hiçbir şey değişmedi.',
    KEY_REUSED: () => 'Bu işlemin anahtarı daha önce kullanılmış. Sayfayı yenileyip yeniden deneyin.',
    CALL_SETTLED: () => 'Bu işlemden vazgeçilmiş. Hiçbir şey kaydedilmedi; yeniden deneyin.',
    SECRET_GONE: () => 'Yapıldı; sonucu gizli olduğundan yalnızca 10 dakika gösterilir. Yenisini oluşturun.',
    PUBLIC_URL_UNSET: () =>
      'Önce sitenin adresi (PUBLIC_URL) ayarlanmalı: bu makineye giden bir bağlantı e-postayla kimseye yaramaz.',
    MAIL_REFUSED: ({ cause, text }) => `${MAIL_CAUSES[cause].tr} Sunucunun yanıtı: ${text}`,
    RESERVATION_UNKNOWN: () => 'Böyle bir masa yok.',
    RESERVATIONS_OFF: () => 'Şu anda siteden masa istenemiyor.',
    SLOT_UNAVAILABLE: ({ times }) =>
      times.length > 0 ? `Bu saatte masa yok. En yakın saatler: ${times.join(', ')}.` : 'O gün masa yok.',
    TOO_MANY_RESERVATIONS: () => 'Çok fazla masa istendi. Arayın ya da daha sonra yeniden deneyin.',
    TOO_MANY_KEYS: () => 'Kısa sürede çok fazla işlem kaydedildi. Bir saat sonra yeniden deneyin.',
    RESERVATION_SETTLED: () => 'Bu masanın durumu artık böyle değiştirilemez.',
    MAIL_SETTLED: () => 'Bu e-posta gönderilmiş ya da artık gönderilmeyecek.',
    NOT_INVITED: () => 'Bu kullanıcının şifresi var; davete gerek yok.',
    FOOD_INFORMATION_MISSING: ({ fields }, names) =>
      `Yemek ancak gıda bilgisi tamamlanınca yayına alınabilir. Eksik: ${fields.map((name) => names.field('product', name)).join(', ')}.`,
    SECOND_FACTOR_REQUIRED: () =>
      'Grubunuz bunun için ikinci adım istiyor: Hesabım sayfasında ekleyin ya da onunla yeniden giriş yapın.',
    SIGN_IN_AGAIN: () =>
      'Bunun için ikinci adımınızla yeniden giriş yapın; girişten sonra 15 dakika içinde değiştirebilirsiniz.',
    CHALLENGE_SETTLED: () => 'Geçiş anahtarı isteği kullanılmış ya da süresi geçmiş. Yeniden başlayın.',
    SECOND_FACTOR_MISSING: () =>
      'Önce kendi hesabınıza ikinci adım ekleyin ve onunla giriş yapın; yoksa kendinizi dışarıda bırakırsınız.',
    PUSH_UNAVAILABLE: () => 'Bu sitede cihazlara haber gönderilemiyor.',
    PUSH_REFUSED: () => 'Haber cihaza gönderilemedi. Cihazı kapatıp yeniden açın.',
    LAST_ADMINISTRATOR: () => 'Böyle etkin bir yönetici kalmaz. Önce başka bir yönetici ekleyin.',
    USER_NOT_REMOVED: () =>
      'Yalnızca kaldırılmış bir kullanıcının verileri silinebilir. Önce kullanıcıyı kaldırın.',
    USER_ERASED: () => 'Bu kullanıcının verileri silinmiş; geri getirilemez.',
    UNDO_CHANGED_SINCE: () => 'Bu arada yeniden değişmiş. Hiçbir şey geri alınmadı.',
    UNDO_NOTHING_LEFT: () => 'Geri alınacak bir şey kalmadı: kayıt bu değişiklikten önceki hâlinde.',
    UNDO_RECORD_REMOVED: () => 'Kayıt bu arada kaldırılmış. Önce onu geri getirin.',
    UNDO_ALREADY_REMOVED: () => 'Geri alınacak bir şey kalmadı: kayıt bu arada kaldırılmış.',
    UNDO_ALREADY_RESTORED: () => 'Geri alınacak bir şey kalmadı: kayıt bu arada geri getirilmiş.',
    UNDO_ERASED: () => 'Bu kullanıcının verileri silinmiş; değişiklikleri geri alınamaz.',
    UNDO_TOO_MANY: ({ max }) => `Bu işlem ${max} değişiklikten fazlasını kapsıyor; tek tek geri alın.`,
    UNDO_SECRET: () => 'Şifre değişikliği geri alınamaz: eski şifre saklanmaz.',
    UNDO_FIXED: () => 'Bu değişiklik geri alınamaz.',
    UNDO_INVALID_FIELDS: () => 'Eski değerler artık geçerli değil. Hiçbir şey geri alınmadı.',
    UNDO_PICTURE_GONE: () => 'Eski resmin dosyası artık yok; hiçbir şey geri alınmadı.',
    FILE_TOO_LARGE: ({ filename, max }) =>
      `${filename} çok büyük: bir dosya en çok ${megabytes(max)} MB olabilir.`,
    PICTURES_UNAVAILABLE: () => `Resimler şu anda saklanamıyor ya da okunamıyor. ${RETRY_TR}`,
    STORAGE_FULL: () => 'Şu anda kaydedecek yer kalmadı. Hiçbir şey değişmedi.',
    TOO_MANY_CHANGES: () => `Aynı anda çok fazla değişiklik yapılıyor. ${RETRY_TR}`,
    TOO_MANY_UPLOADS: () => `Şu anda çok fazla dosya yükleniyor. ${RETRY_TR}`,
  },
  rules: {
    ...signInRules,
    ...same(UNREADABLE_VALUE, 'Bu değer okunamadı.'),
    REQUIRED_WITH: ({ other }) =>
      other === 'ordering'
        ? 'Sipariş almak için gerekli.'
        : other === 'pages'
          ? 'Siteden sipariş alınırken boş kalamaz; önce siparişi kapatın.'
          : 'Bu alan gerekli.',
    REQUIRED_WITHOUT: ({ other }) =>
      other === 'userName'
        ? 'E-posta ya da kullanıcı adı gerekli.'
        : other === 'categoryId'
          ? 'Kategori gerekli.'
          : other === 'walkIn'
            ? 'Telefon numarası gerekli.'
            : 'Saat ekleyin ya da bütün gün kapalı olduğunuzu işaretleyin.',
    WRONG_CODE: ({ minutesOff }) =>
      minutesOff === null
        ? 'Kod yanlış. Uygulamadaki şu anki altı rakamı yazın.'
        : `Kod başka bir zamana ait: telefonun saati ${minutesOff} dakika kaymış. Saati otomatik yapıp yeniden deneyin.`,
    UNKNOWN_PUSH_SERVICE: () => 'Bu tarayıcının bildirim servisi tanınmıyor.',
    INVALID_KEY: () => 'Tarayıcının bildirim anahtarı okunamadı.',
    PASSKEY_INVALID: () => 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin.',
    NOT_A_STRING: () => 'Bir metin olmalı.',
    NOT_A_BOOLEAN: () => 'Evet ya da hayır olmalı.',
    NOT_AN_INTEGER: () => 'Bir tam sayı olmalı.',
    NOT_A_LIST: () => 'Bir liste olmalı.',
    NOT_A_STATUS: () => '“Yayında” ya da “Gizli” olmalı.',
    NOT_AN_ID: () => 'Listeden bir kayıt seçin.',
    NOT_IDS: () => 'Listeden kayıtlar seçin.',
    NOT_ONE_FILE: () => 'Tek bir dosya seçin.',
    ONLY_NULL: () => 'Yalnızca boşaltılabilir.',
    MAX_LENGTH: ({ max }) => `En çok ${numberTr(max)} karakter olabilir.`,
    INVALID_CHARACTERS: ({ accepted }) =>
      accepted === 'key'
        ? 'Yalnızca Türkçeye özgü olmayan harfler, rakamlar ve _ . : - kullanılabilir.'
        : 'Geçersiz bir karakter içeriyor; silip yeniden yazın.',
    EMPTY_BESIDE: ({ other }) =>
      other === 'categoryId'
        ? 'Kategori iki kez belirtilmiş.'
        : 'Kapalı günlerde saat girilmez; saatleri silin.',
    NOT_A_SLOT: ({ slotMinutes }) => `Saat ${slotMinutes} dakikanın katı olmalı.`,
    TOGETHER: ({ keys }) =>
      !keys.includes('privacy-policy')
        ? 'Online sipariş, Sepet ve Ödeme sayfaları yalnız birlikte çalışır.'
        : `Siteden ${keys.includes('cart') ? 'sipariş verilebiliyorsa' : 'masa istenebiliyorsa'} Gizlilik Politikası gizlenemez: konuklara bilgilerinin ne olduğu orada anlatılır.`,
    NO_LINKS: () => 'Bağlantı (http, www.) içeremez.',
    TOKEN_INVALID: () => 'Sayfa çok uzun süre açık kaldı. Yenileyip yeniden deneyin.',
    TOKEN_EARLY: ({ seconds }) => `${seconds} saniye sonra yeniden deneyin.`,
    AMBIGUOUS_NAME: ({ name }) => `“${name}” adında birden çok kayıt var.`,
    NOT_A_PHONE_NUMBER: ({ max }) =>
      `En çok ${max} karakterlik bir telefon numarası olmalı, örneğin +90 312 000 00 00.`,
    HTTPS_ADDRESS: ({ max }) => `https:// ile başlayan, en çok ${max} karakterlik bir adres olmalı.`,
    NOT_A_DATE: () => 'Geçerli bir tarih olmalı.',
    NOT_A_TIME: () => '00:00 ile 23:59 arasında bir saat olmalı.',
    NOT_A_MOMENT: () => 'Bir gün ve saat olmalı.',
    NOT_IN_THE_PAST: () => 'Geçmişte bir an olamaz.',
    BEFORE_RECORDS: () => 'Kayıtların başlangıcından önce olamaz.',
    MOMENT_RANGE: ({ min, max }) => `Şu günlerden biri olmalı: ${daysBetween(min, max, 'tr')}.`,
    SLUG: ({ max }) =>
      `En çok ${max} küçük harf (a–z), rakam ve aralarında tek tire olabilir; en az bir harf gerekir.`,
    NOT_BEFORE: () => 'Son gün ilk günden önce olamaz.',
    NOT_OBJECTS: () => 'Bu değer bu alana yazılamaz.',
    ONE_OF: ({ values }) => `Şunlardan biri olmalı: ${values.join(', ')}.`,
    REPEATED: ({ value }) => `${value} yalnız bir kez yer alabilir.`,
    OVERLAPPING_PERIODS: () => 'Aynı günün saatleri birbiriyle çakışamaz.',
    NUMBER_RANGE: ({ min, max }) => `${numberTr(min)} ile ${numberTr(max)} arasında bir sayı olmalı.`,
    INTEGER_RANGE: ({ min, max }) => `${wholeTr(min)} ile ${wholeTr(max)} arasında bir tam sayı olmalı.`,
    AMOUNT: ({ min, max }) =>
      `${numberTr(min)} ile ${numberTr(max)} arasında, virgülden sonra en çok iki basamaklı bir sayı olmalı.`,
    MAX_ITEMS: ({ max }) => `En çok ${max} kayıt seçilebilir.`,
    ITEMS: ({ min, max }) => `Bir kerede en az ${min}, en çok ${max} resim gönderilebilir.`,
    USER_NAME: ({ min, max }) =>
      `En az ${min}, en çok ${max} karakter olmalı; Türkçeye özgü olmayan harfler, rakamlar ve . _ - @ + kullanılabilir.`,
    SAME_PASSWORD: () => 'Yeni şifre şimdikinden farklı olmalı.',
    WRONG_PASSWORD: () => 'Bu, sizin şu anki şifreniz değil.',
    OWN_PASSWORD_REQUIRED: () =>
      'Bir yöneticiyi değiştirmek ya da birine hesapları yönetme yetkisi vermek için kendi şifrenizi yazın.',
    RESERVED_NAME: ({ role }) => `Sistemin kendi yetkisi “${role}” ile karıştırılabilir; başka bir ad seçin.`,
    FORBIDDEN_WORDING: ({ words }) =>
      `Menüde “${words}” yazılamaz: fiyatın yanında servis, masa ya da kuver adıyla ücret istenemez.`,
    NO_SUCH_RECORD: () => 'Seçilen kayıt artık yok.',
    NO_SUCH_SERVING: ({ label }) => `Bu yemeğin “${label}” porsiyonu yok.`,
    UNKNOWN_FIELD: ({ name }) => `“${name}” diye bir alan yok.`,
    UNKNOWN_KIND: () => 'Böyle bir kayıt türü yok.',
    SORT_ORDER: () => 'Böyle sıralanamaz.',
    FILTER_VALUE: () => 'Bu değerle süzülemez.',
    NOT_A_PICTURE: ({ filename }) =>
      `${filename} okunabilen bir resim değil. Resimler PNG, JPEG, WebP, AVIF ya da GIF, en çok 10 MB ve 40 megapiksel olabilir.`,
    TOO_MANY_PIXELS: ({ filename, megapixels, max, type }) =>
      `${filename} ${megapixels} megapiksel. ${type} resimler en çok ${max} megapiksel olabilir.`,
  },
}

const RETRY_EN = 'Try again in a moment.'

const ACTIONS_EN = {
  CHANGE: 'You cannot change this',
  REMOVE: 'You cannot remove this',
  RESTORE: 'You cannot restore this',
  ASSIGN_GROUPS: 'You cannot assign these groups',
  ASSIGN_ROLES: 'You cannot assign these roles',
} as const

const en: ErrorMessages = {
  reasons: {
    INVALID_FIELDS: () => 'Some fields are missing or wrong.',
    ...same(UNREADABLE, 'The request could not be read. Reload the page and try again.'),
    ...same(TOO_MUCH, 'The request asks for too much at once.'),
    ...same(TOO_LARGE, 'The request is too large.'),
    EMPTY_RECORD: () => 'Fill in at least one field.',
    DIET_CONTRADICTED: ({ diet, contents }) =>
      `A ${diet === 'VEGAN' ? 'vegan' : 'vegetarian'} dish cannot contain ${named(contents, ENGLISH_CONTENT)}. Correct the diet or the contents.`,
    MALFORMED_FORM: () => 'The upload was cut off. Try again.',
    TOO_MANY_FILES: ({ max }) => `At most ${max} files can be sent at once.`,
    SIGN_IN_REQUIRED: () => 'Sign in first: your session has ended.',
    WRONG_CREDENTIALS: () => 'The user name or the password is wrong.',
    MISSING_PERMISSION: ({ permission }, names) =>
      permission === null
        ? 'None of your groups has a role that allows this.'
        : `This requires the role “${names.permission(permission)}”, which none of your groups has.`,
    ADMINISTRATORS_ONLY: () => 'Only administrators can undo what others have changed.',
    PERMISSIONS_CHANGED: () => 'Your roles have changed in the meantime. Nothing was saved; try again.',
    ROLES_NOT_HELD: ({ action, roles }, names) =>
      `${ACTIONS_EN[action]}: you do not have these roles: ${roles.map(names.permission).join(', ')}.`,
    UNDO_NEEDS_PASSWORD: () =>
      'Undoing this makes somebody an administrator or changes the account of one, which needs your own password.',
    NOT_FOUND: ({ entity, id }, { kind }) => `There is no ${kind(entity)} ${id}; it may have been removed.`,
    STALE_VERSION: () => 'This record has changed since you opened it. Open it again and repeat your change.',
    VALUE_TAKEN: ({ entity, field }, names) =>
      entity !== null && field !== null
        ? `${names.field(entity, field)}: another record has this value already.`
        : 'Another record has this name already.',
    IN_USE: ({ entity, by, count }, names) =>
      `This ${names.kind(entity)} is still used: ${names.count(by, count)}. Move or remove them first.`,
    PARENT_REMOVED: ({ entity, parent }, { kind }) =>
      `This ${kind(entity)} belongs to a removed record. Restore that ${kind(parent)} first.`,
    BUILT_IN_ROLE: ({ action, name }) =>
      `The role “${name}” is built in and cannot be ${action === 'RENAME' ? 'renamed' : 'removed'}.`,
    TOO_MANY_RECORDS: ({ max }) => `There can be at most ${max} records. Remove some first.`,
    OVERLAPPING_EXCEPTION: ({ label, fromDate, toDate }) =>
      `${label} (${daySpan(fromDate, toDate, 'en')}) has other hours for some of these days already.`,
    BEFORE_RECORDS: ({ since }) =>
      `Prices are recorded since ${daySpan(since.slice(0, 10), since.slice(0, 10), 'en')}; nothing is known of before.`,
    PRICES_CHANGED: ({ names }) =>
      `The prices of these have changed since: ${few(names, 'more')}. No price was changed.`,
    PLAN_APPLIED: () => 'This price plan was applied and does not change any more.',
    SOURCE_CHANGED: () =>
      'The Turkish text is another one by now. Read and translate the new one; nothing was changed.',
    KEY_REUSED: () => 'The key of this call was used before. Reload the page and try again.',
    CALL_SETTLED: () => 'This call was given up. Nothing was stored; try again.',
    SECRET_GONE: () =>
      'It was done; its result is a secret, which is shown for 10 minutes only. Make a new one.',
    PUBLIC_URL_UNSET: () =>
      'Set the address of the site (PUBLIC_URL) first: a mailed link to this machine helps nobody.',
    MAIL_REFUSED: ({ cause, text }) => `${MAIL_CAUSES[cause].en} The server said: ${text}`,
    RESERVATION_UNKNOWN: () => 'There is no such table.',
    RESERVATIONS_OFF: () => 'Tables cannot be asked for on the site at the moment.',
    SLOT_UNAVAILABLE: ({ times }) =>
      times.length > 0
        ? `No table at this time. The nearest are ${times.join(', ')}.`
        : 'No table on that day.',
    TOO_MANY_RESERVATIONS: () => 'Too many tables were asked for. Call, or try again later.',
    TOO_MANY_KEYS: () => 'Too many calls were stored in a short time. Try again in an hour.',
    RESERVATION_SETTLED: () => 'The state of this table can no longer be changed so.',
    MAIL_SETTLED: () => 'This mail was sent, or will not be sent any more.',
    NOT_INVITED: () => 'This user has a password already, and needs no invitation.',
    LINK_INVALID: () => 'This link was used or replaced, or it is too old. Ask for a new one.',
    FOOD_INFORMATION_MISSING: ({ fields }, names) =>
      `The dish can only go live with its food information. Missing: ${fields.map((name) => names.field('product', name)).join(', ')}.`,
    CODE_REQUIRED: () => 'Type the six digits of your code app, or a recovery code.',
    SECOND_FACTOR_REQUIRED: () =>
      'Your group requires a second step for this: add one on the page of your account, or sign in with it.',
    SIGN_IN_AGAIN: () =>
      'Sign in again with your second step for this; it can be changed for 15 minutes after that.',
    CHALLENGE_SETTLED: () => 'This request of a passkey was used before, or is too old. Begin again.',
    PASSKEYS_UNAVAILABLE: () => 'Passkeys cannot be used at this address.',
    SECOND_FACTOR_MISSING: () =>
      'Add a second step to your own account first, and sign in with it: else you would lock yourself out.',
    PUSH_UNAVAILABLE: () => 'Devices cannot ring at this site.',
    PUSH_REFUSED: () => 'The message could not be sent to the device. Turn it off and on again.',
    LAST_ADMINISTRATOR: () => 'This would leave no active administrator. Add another one first.',
    USER_NOT_REMOVED: () => 'Only the data of a removed user can be erased. Remove this user first.',
    USER_ERASED: () => 'The data of this user were erased; it cannot be restored.',
    UNDO_CHANGED_SINCE: () => 'It was changed again since. Nothing was undone.',
    UNDO_NOTHING_LEFT: () => 'There is nothing to undo: the record is as it was before this change.',
    UNDO_RECORD_REMOVED: () => 'The record was removed since. Restore it first.',
    UNDO_ALREADY_REMOVED: () => 'There is nothing to undo: the record was removed since.',
    UNDO_ALREADY_RESTORED: () => 'There is nothing to undo: the record was restored since.',
    UNDO_ERASED: () => 'The data of this user were erased; its changes cannot be undone.',
    UNDO_TOO_MANY: ({ max }) => `This was more than ${max} changes; undo them one by one.`,
    UNDO_SECRET: () => 'A change of a password cannot be undone: the old one is not stored.',
    UNDO_FIXED: () => 'This change cannot be undone.',
    UNDO_INVALID_FIELDS: () => 'The old values are no longer valid. Nothing was undone.',
    UNDO_PICTURE_GONE: () => 'The file of the old picture was deleted; nothing was undone.',
    FILE_TOO_LARGE: ({ filename, max }) =>
      `${filename} is too large: a file may have at most ${megabytes(max)} MB.`,
    TOO_MANY_ATTEMPTS: ({ retryAfter }) => `Too many attempts. Try again in ${retryAfter} seconds.`,
    DATABASE_UNAVAILABLE: () => `The database cannot be reached. ${RETRY_EN}`,
    PICTURES_UNAVAILABLE: () => `Pictures cannot be stored or read at the moment. ${RETRY_EN}`,
    STORAGE_FULL: () => 'There is no storage space left. Nothing was changed.',
    TOO_MANY_CHANGES: () => `Too many changes are being made at once. ${RETRY_EN}`,
    OVERLOADED: () => `There are too many requests at the moment. ${RETRY_EN}`,
    TOO_MANY_UPLOADS: () => `Too many files are being uploaded at the moment. ${RETRY_EN}`,
    INTERNAL: () => 'An unexpected server error occurred.',
  },
  rules: {
    ...same(UNREADABLE_VALUE, 'This value could not be read.'),
    REQUIRED: () => 'This field is required.',
    REQUIRED_WITH: ({ other }) =>
      other === 'ordering'
        ? 'Required to take orders.'
        : other === 'pages'
          ? 'Cannot be empty while guests order on the site; turn orders off first.'
          : 'This field is required.',
    REQUIRED_WITHOUT: ({ other }) =>
      other === 'userName'
        ? 'An email or a user name is required.'
        : other === 'categoryId'
          ? 'A category is required.'
          : other === 'walkIn'
            ? 'A phone number is required.'
            : 'Add hours, or mark the whole day as closed.',
    WRONG_CODE: ({ minutesOff }) =>
      minutesOff === null
        ? 'The code is wrong. Type the six digits that the app shows now.'
        : `The code is of another time: the clock of the phone is ${minutesOff} minutes off. Set it to automatic, and try again.`,
    UNKNOWN_PUSH_SERVICE: () => 'The push service of this browser is not known.',
    INVALID_KEY: () => 'The key of the browser could not be read.',
    PASSKEY_INVALID: () => 'The passkey was not accepted. Try again.',
    NOT_A_STRING: () => 'Must be text.',
    NOT_A_BOOLEAN: () => 'Must be yes or no.',
    NOT_AN_INTEGER: () => 'Must be a whole number.',
    NOT_A_LIST: () => 'Must be a list.',
    NOT_A_STATUS: () => 'Must be “Shown” or “Hidden”.',
    NOT_AN_ID: () => 'Choose a record from the list.',
    NOT_IDS: () => 'Choose records from the list.',
    NOT_ONE_FILE: () => 'Choose one file.',
    ONLY_NULL: () => 'Can only be cleared.',
    MAX_LENGTH: ({ max }) => `May have at most ${numberEn(max)} characters.`,
    LENGTH: ({ min, max }) => `Must have ${numberEn(min)} to ${numberEn(max)} characters.`,
    INVALID_CHARACTERS: ({ accepted }) =>
      accepted === 'key'
        ? 'May contain only ASCII letters, digits and _ . : -.'
        : 'Contains an invalid character; delete it and type it again.',
    EMPTY_BESIDE: ({ other }) =>
      other === 'categoryId'
        ? 'The category is named twice.'
        : 'Days that are closed have no hours; remove them.',
    NOT_A_SLOT: ({ slotMinutes }) => `Must be a multiple of ${slotMinutes} minutes of the clock.`,
    TOGETHER: ({ keys }) =>
      !keys.includes('privacy-policy')
        ? 'The pages Order online, Cart and Checkout work only together.'
        : `While guests can ${keys.includes('cart') ? 'order' : 'ask for tables'}, the privacy policy cannot be hidden: it tells them what becomes of their data.`,
    NO_LINKS: () => 'May not contain links (http, www.).',
    TOKEN_INVALID: () => 'The page was open for too long. Reload it and try again.',
    TOKEN_EARLY: ({ seconds }) => `Try again in ${seconds} seconds.`,
    AMBIGUOUS_NAME: ({ name }) => `Several records are called “${name}”.`,
    NOT_A_PHONE_NUMBER: ({ max }) =>
      `Must be a phone number of at most ${max} characters, such as +90 312 000 00 00.`,
    HTTPS_ADDRESS: ({ max }) => `Must be an address that begins with https://, of at most ${max} characters.`,
    NOT_A_DATE: () => 'Must be a date of the calendar.',
    NOT_A_TIME: () => 'Must be a time from 00:00 to 23:59.',
    NOT_A_MOMENT: () => 'Must be a day and a time.',
    NOT_IN_THE_PAST: () => 'Must not be in the past.',
    BEFORE_RECORDS: () => 'Must not be before the records begin.',
    MOMENT_RANGE: ({ min, max }) => `Must be one of these days: ${daysBetween(min, max, 'en')}.`,
    SLUG: ({ max }) =>
      `Up to ${max} lower-case letters (a–z), digits and single hyphens between them, with a letter among them.`,
    NOT_BEFORE: () => 'The last day cannot come before the first one.',
    NOT_OBJECTS: () => 'This field does not take this value.',
    ONE_OF: ({ values }) => `Must be one of ${values.join(', ')}.`,
    REPEATED: ({ value }) => `${value} can only be named once.`,
    OVERLAPPING_PERIODS: () => 'Hours of the same day cannot overlap.',
    NUMBER_RANGE: ({ min, max }) => `Must be a number from ${numberEn(min)} to ${numberEn(max)}.`,
    INTEGER_RANGE: ({ min, max }) => `Must be a whole number from ${wholeEn(min)} to ${wholeEn(max)}.`,
    AMOUNT: ({ min, max }) =>
      `Must be a number from ${numberEn(min)} to ${numberEn(max)} with at most two decimal places.`,
    MAX_ITEMS: ({ max }) => `At most ${max} records can be chosen.`,
    ITEMS: ({ min, max }) => `${min} to ${max} pictures can be sent at once.`,
    EMAIL: ({ max }) => `Must be a valid email address of at most ${max} characters.`,
    USER_NAME: ({ min, max }) =>
      `Must have ${min} to ${max} characters; English letters, digits and . _ - @ + are allowed.`,
    COMMON_PASSWORD: ({ count }) =>
      `This is one of the ${numberEn(count)} most common passwords; choose another one.`,
    PASSWORD_IS_A_NAME: () =>
      'The password cannot be a name or the email of the account, or the name of the site. Choose another one.',
    SAME_PASSWORD: () => 'The new password must differ from the current one.',
    WRONG_PASSWORD: () => 'This is not your current password.',
    OWN_PASSWORD_REQUIRED: () =>
      'Enter your own password to change an administrator, or to let somebody manage accounts.',
    RESERVED_NAME: ({ role }) => `Looks like the built-in role “${role}”; choose another name.`,
    FORBIDDEN_WORDING: ({ words }) =>
      `A menu cannot say “${words}”: no charge for service, table or cover stands beside a price.`,
    NO_SUCH_RECORD: () => 'The chosen record no longer exists.',
    NO_SUCH_SERVING: ({ label }) => `This dish has no serving “${label}”.`,
    UNKNOWN_FIELD: ({ name }) => `There is no field “${name}”.`,
    UNKNOWN_KIND: () => 'There is no such kind of records.',
    SORT_ORDER: () => 'Cannot be sorted like this.',
    FILTER_VALUE: () => 'Cannot be filtered by this value.',
    NOT_A_PICTURE: ({ filename }) =>
      `${filename} is not a picture that can be read. Pictures may be PNG, JPEG, WebP, AVIF or GIF, up to 10 MB and 40 megapixels.`,
    TOO_MANY_PIXELS: ({ filename, megapixels, max, type }) =>
      `${filename} has ${megapixels} megapixels. ${type} pictures may have at most ${max}.`,
  },
}

export const errorMessages = { tr, en } as const
