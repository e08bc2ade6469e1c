export const title = 'Menü Kategori'
export const heading = 'Menü'
/** @param names of the categories; empty until known. */
export const description = (names: string) =>
  names ? `Menü kategorilerimiz: ${names}.` : 'Menü kategorilerimiz.'
export const none = 'Menümüzü hazırlıyoruz; sorularınız için bizi arayın.'
