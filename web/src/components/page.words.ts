/** What several pages say alike. */

export const home = 'Anasayfa'
/** The name of the breadcrumb. */
export const place = 'Konum'
export const loading = 'Yükleniyor…'
export const noAnswer = 'Sunucudan yanıt gelmedi. Bağlantınızı kontrol edin.'
export const tryAgain = 'Tekrar dene'
/** Of a page whose files could not be loaded. */
export const failed = 'Sayfa yüklenemedi'
export const checkConnection = 'Bağlantınızı kontrol edip tekrar deneyin.'
export const toHome = 'Anasayfaya dön'
