/**
 * Turkish messages for the reasons of errors of a sign-in. The site's form uses only these; the back-office includes
 * them in its messages, which are too many for a public page.
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
