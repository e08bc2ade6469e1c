/**
 * Turkish messages for the reasons of errors of the pages around the sign-in. They use only these; the back-office
 * includes them in its messages, which are too many for a public page.
 */
export const signInMessages = {
  INVALID_FIELDS: () => 'Bazı alanlar eksik ya da hatalı.',
  WRONG_CREDENTIALS: () => 'Kullanıcı adı ya da şifre yanlış.',
  CODE_REQUIRED: () => 'Kod uygulamanızdaki altı rakamı ya da bir kurtarma kodunu yazın.',
  PASSKEYS_UNAVAILABLE: () => 'Geçiş anahtarları bu adreste kullanılamıyor.',
  TOO_MANY_ATTEMPTS: ({ retryAfter }: { readonly retryAfter: number }) =>
    `Çok fazla deneme yapıldı. ${retryAfter} saniye sonra yeniden deneyin.`,
  LINK_INVALID: () => 'Bu bağlantı kullanılmış, yenilenmiş ya da süresi geçmiş. Yenisini isteyin.',
  DATABASE_UNAVAILABLE: () => 'Veritabanına şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.',
  OVERLOADED: () => 'Şu anda çok fazla istek var. Biraz sonra yeniden deneyin.',
  INTERNAL: () => 'Sunucuda beklenmeyen bir hata oluştu.',
}

interface Bounds {
  readonly min: number
  readonly max: number
}

const number = (value: number) => value.toLocaleString('tr')

/** Turkish messages for the rules that an address, a code or a new password breaks. */
export const signInRules = {
  REQUIRED: () => 'Bu alan gerekli.',
  EMAIL: ({ max }: Pick<Bounds, 'max'>) => `En çok ${max} karakterlik geçerli bir e-posta adresi olmalı.`,
  LENGTH: ({ min, max }: Bounds) => `En az ${number(min)}, en çok ${number(max)} karakter olmalı.`,
  COMMON_PASSWORD: ({ count }: { readonly count: number }) =>
    `Bu şifre en yaygın ${number(count)} şifreden biri; başka bir şifre seçin.`,
  PASSWORD_IS_A_NAME: () =>
    'Şifre; hesabın adı, e-posta adresi ya da sitenin adı olamaz. Başka bir şifre seçin.',
}
