import { messages } from '../../language/messages.ts'

export const printMessages = messages(
  {
    admin: {
      print: {
        title: 'Basılı listeler',
        what: 'Ne basılacak?',
        kind: {
          DOOR: 'Kapı için fiyat listesi (A4)',
          TABLE: 'Masa için fiyat listesi (A5)',
          CARD: 'QR kodlu masa kartı (katlanan A4)',
          STICKERS: 'QR kodlu masa etiketleri (A4’te 8)',
          ALLERGENS: 'Alerjen çizelgesi (yatay A4)',
          INGREDIENTS: 'İçindekiler kitapçığı (A5)',
        },
        tables: 'Masa sayısı',
        print: 'Yazdır',
        preview: 'Önizleme',
        last: 'Son basılan: %{date}. O günden beri fiyatı değişen: %{prices}, eklenen ya da kalkan: %{products}.',
        never: 'Daha önce basılmadı.',
        question: 'Basıldı mı? Fiyatları saklanır; değişince genel bakışta hatırlatılır.',
        yes: 'Evet, basıldı',
        no: 'Hayır',
        remembered: 'Basılan fiyatlar saklandı',
        empty: 'Menüde yayında olan yemek yok.',
        unpriced:
          'Bir yemeğin fiyatı yok; fiyatı yazılmadan liste basılmaz: |||| %{smart_count} yemeğin fiyatı yok; fiyatları yazılmadan liste basılmaz:',
      },
    },
  },
  {
    admin: {
      print: {
        title: 'Printed lists',
        what: 'What to print',
        kind: {
          DOOR: 'Price list for the door (A4)',
          TABLE: 'Price list for tables (A5)',
          CARD: 'Table card with a QR code (A4, folded)',
          STICKERS: 'Table stickers with QR codes (8 on A4)',
          ALLERGENS: 'Allergen sheet (A4 across)',
          INGREDIENTS: 'Booklet of ingredients (A5)',
        },
        tables: 'Tables',
        print: 'Print',
        preview: 'Preview',
        last: 'Last printed: %{date}. Since then %{prices} changed their price, %{products} came or went.',
        never: 'Not printed yet.',
        question: 'Has it been printed? Its prices are remembered, and the dashboard tells when they change.',
        yes: 'Yes, it has',
        no: 'No',
        remembered: 'The printed prices are remembered',
        empty: 'The menu has no dish that is live.',
        unpriced:
          'One dish has no price; nothing is printed until it has: |||| %{smart_count} dishes have no price; nothing is printed until they have:',
      },
    },
  },
)
