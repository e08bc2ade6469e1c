import { messages } from '../../language/messages.ts'

export const importMessages = messages(
  {
    admin: {
      import: {
        title: 'Tablodan yemek ekle',
        paste: 'Tabloyu buraya yapıştırın',
        pasteHint:
          'Her satır bir yemek: ad, fiyat, kategori, açıklama. Başlık satırı varsa sütunlar ona göre okunur; “Dışa aktar” ile alınan dosya da olur.',
        file: 'CSV dosyası seç',
        category: 'Kategorisi yazılmayanların kategorisi',
        preview: 'Önizleme',
        columns: { number: 'Satır', state: 'Durum', price: 'Fiyat' },
        state: { new: 'Yeni', changed: 'Değişir', same: 'Aynı', refused: 'Alınamaz' },
        summary: '%{new} yeni, %{changed} değişen, %{same} aynı, %{refused} alınamayan satır',
        refused: 'Alınamayan satırlar düzelmeden hiçbiri kaydedilmez.',
        tooMany: 'Bir kerede en çok 1000 satır kaydedilir.',
        save: 'Bir satırı kaydet |||| %{smart_count} satırı kaydet',
        done: 'Bir yemek kaydedildi |||| %{smart_count} yemek kaydedildi',
        fault: {
          noName: 'Ad yazılmamış.',
          longName: 'Ad en çok 200 karakter olabilir.',
          noPrice: 'Fiyat yazılmamış.',
          price: 'Fiyat okunamadı: 95, 95,50 ya da 1.250 gibi yazın.',
          noCategory: 'Kategori yazılmamış; yukarıdan da seçilebilir.',
          category: 'Bu adda bir kategori yok ya da birden çok var.',
          id: 'Bu numarada bir yemek yok.',
          twice: 'Bu yemek tabloda ikinci kez geçiyor.',
          availiblity: '“Bugün var” sütununa Var ya da Tükendi yazın.',
          status: '“Durum” sütununa Yayında ya da Gizli yazın.',
          description: 'Açıklama en çok 20.000 karakter olabilir.',
        },
      },
    },
  },
  {
    admin: {
      import: {
        title: 'Add dishes from a table',
        paste: 'Paste the table here',
        pasteHint:
          'A dish on each line: name, price, category, description. With a line of headings, columns are read by these; a file from “Export” works too.',
        file: 'Choose a CSV file',
        category: 'Category of lines that name none',
        preview: 'Preview',
        columns: { number: 'Line', state: 'State', price: 'Price' },
        state: { new: 'New', changed: 'Changes', same: 'Same', refused: 'Refused' },
        summary: '%{new} new, %{changed} changed, %{same} same, %{refused} refused lines',
        refused: 'Nothing is saved until the refused lines are corrected.',
        tooMany: 'At most 1000 lines are saved at once.',
        save: 'Save one line |||| Save %{smart_count} lines',
        done: 'One dish is saved |||| %{smart_count} dishes are saved',
        fault: {
          noName: 'There is no name.',
          longName: 'The name can have at most 200 characters.',
          noPrice: 'There is no price.',
          price: 'The price cannot be read: write 95, 95,50 or 1.250.',
          noCategory: 'There is no category; it can also be chosen above.',
          category: 'There is no category of this name, or more than one.',
          id: 'There is no dish of this number.',
          twice: 'This dish is in the table a second time.',
          availiblity: 'Write Available or Sold out into “Available today”.',
          status: 'Write Shown or Hidden into “Status”.',
          description: 'The description can have at most 20,000 characters.',
        },
      },
    },
  },
)
