/**
 * Turkish messages for the reasons of errors that a sign-in can meet. The site's form has these alone; the
 * back-office, whose messages are too many for a public page, includes them.
 */
export const signInMessages = {
  INVALID_FIELDS: () => 'Bazı alanlar eksik ya da hatalı.',
  WRONG_CREDENTIALS: () => 'Kullanıcı adı ya da şifre yanlış.',
  TOO_MANY_ATTEMPTS: ({ retryAfter }: { readonly retryAfter: number }) =>
    `Çok fazla deneme yapıldı. ${retryAfter} saniye sonra yeniden deneyin.`,
  DATABASE_UNAVAILABLE: () => 'Veritabanına şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.',
  OVERLOADED: () => 'Şu anda çok fazla istek var. Biraz sonra yeniden deneyin.',
  INTERNAL: () => 'Sunucuda beklenmeyen bir hata oluştu.',
}
