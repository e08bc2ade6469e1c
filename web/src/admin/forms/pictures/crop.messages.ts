import { messages } from '../../language/messages.ts'

export const cropMessages = messages('admin', {
  crop: {
    open: ['%{name}: kırp', 'Crop: %{name}'],
    crop: ['Kırp', 'Crop'],
    title: ['Resmi kırp', 'Crop the picture'],
    shape: ['Biçim', 'Shape'],
    place: ['Sitedeki biçim', 'As on the site'],
    free: ['Serbest', 'Free'],
    area: ['Kalacak bölüm: oklarla taşıyın', 'Part to keep: move it by the arrow keys'],
    size: ['Sonuç: %{width} × %{height} piksel', 'Result: %{width} × %{height} pixels'],
    smallSize: [
      'Sonuç: %{width} × %{height} piksel; sitede bulanık görünebilir',
      'Result: %{width} × %{height} pixels; it may look blurred on the site',
    ],
    hint: [
      'Bölümü sürükleyin, köşelerinden büyütüp küçültün. Klavyeyle: Sekme tuşuyla bölüme ya da bir köşeye gelin, oklarla değiştirin; Shift ile daha hızlı.',
      'Drag the part, and resize it by its corners. By keyboard: go to the part or a corner by Tab, change it by the arrow keys; faster with Shift.',
    ],
    handle: {
      nw: ['Sol üst köşe', 'Top left corner'],
      n: ['Üst kenar', 'Top edge'],
      ne: ['Sağ üst köşe', 'Top right corner'],
      e: ['Sağ kenar', 'Right edge'],
      se: ['Sağ alt köşe', 'Bottom right corner'],
      s: ['Alt kenar', 'Bottom edge'],
      sw: ['Sol alt köşe', 'Bottom left corner'],
      w: ['Sol kenar', 'Left edge'],
    },
  },
  library: {
    open: ['Yüklü resimlerden seç', 'Choose from existing pictures'],
    title: ['Yüklü resimler', 'Existing pictures'],
    search: ['Kayıt adıyla ara', 'Search by record name'],
    pick: ['Seç: %{names}', 'Choose: %{names}'],
    unnamed: ['Restoran ayarları', 'Restaurant settings'],
    more: ['Daha fazla göster', 'Show more'],
    nothing: ['Burada henüz resim yok.', 'There are no pictures here yet.'],
    notFound: ['Bu adla resimli bir kayıt yok.', 'No record of this name has a picture.'],
    count: ['%{smart_count} resim', '1 picture |||| %{smart_count} pictures'],
  },
})
