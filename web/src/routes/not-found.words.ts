export const title = '404 · Sayfa bulunamadı'
export const description = 'Aradığınız sayfa bulunamadı.'
export const heading = 'Aradığınız sayfa bulunamadı'
export const lead = 'Taşınmış ya da kaldırılmış olabilir. Menümüz ve iletişim bilgilerimiz yerinde duruyor.'
/** Explanations by the error catalogue's redirect. */
export const causes = {
  forbidden: 'Bu sayfayı görmek için yetkiniz yok.',
  missing: 'Aranan kayıt bulunamadı; kaldırılmış olabilir.',
  server: 'Sunucuda beklenmeyen bir sorun oluştu. Birazdan yeniden deneyin.',
}
export const tryAgain = 'Tekrar dene'
export const toHome = 'Anasayfaya dön'
export const seeMenu = 'Menüyü gör'
