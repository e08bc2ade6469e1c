import { messages } from '../../language/messages.ts'

export const dashboardMessages = messages(
  {
    admin: {
      dashboard: {
        greeting: {
          morning: 'Günaydın, %{name}',
          day: 'İyi günler, %{name}',
          evening: 'İyi akşamlar, %{name}',
          night: 'İyi geceler, %{name}',
        },
        attention: 'İlgi bekleyenler',
        fine: 'Her şey yolunda.',
        inList: 'Listede göster',
        answer: 'Sırayla yanıtla',
        noPrice: 'Fiyatı yok',
        addContact: 'İletişim bilgisi ekle',
        addPhone: 'Telefon gir',
        addCategory: 'Kategori ekle',
        noRights:
          'Henüz bir yetkiniz yok. Yöneticiniz sizi bir gruba alınca burada yapabilecekleriniz görünür.',
        concern: {
          waitingPictures:
            'Bir yemeğin yüklenemeyen resimleri bu cihazda bekliyor |||| %{smart_count} yemeğin yüklenemeyen resimleri bu cihazda bekliyor',
          nothing: 'Menüde henüz kategori yok |||| Menüde henüz kategori yok',
          noPrice: 'Bir yemeğin fiyatı yok |||| %{smart_count} yemeğin fiyatı yok',
          noPicture: 'Bir yemeğin resmi yok |||| %{smart_count} yemeğin resmi yok',
          noFood: 'Bir yemeğin gıda bilgisi yanıtsız |||| %{smart_count} yemeğin gıda bilgisi yanıtsız',
          soldOut: 'Bir yemek tükendi |||| %{smart_count} yemek tükendi',
          hidden:
            'Bir kategori yemekleriyle birlikte gizli |||| %{smart_count} kategori yemekleriyle birlikte gizli',
          empty: 'Bir kategoride hiç yemek yok |||| %{smart_count} kategoride hiç yemek yok',
          oldBackup:
            'Son yedek eski ya da geri yüklenemiyor. Siteyi kurana haber verin: içerik bir arızada kaybolabilir.',
          noCopies:
            'Yedekler iki gecedir başka bir yere kopyalanamıyor. Siteyi kurana haber verin: disk bozulursa yedekler de kaybolur.',
          noContact: 'İletişim bilgisi girilmemiş |||| İletişim bilgisi girilmemiş',
          noPhone: 'Telefon girilmemiş: site kurulumdaki numarayı gösteriyor |||| Telefon girilmemiş',
        },
        oldList: {
          DOOR: 'Kapıdaki liste eski: %{change}',
          TABLE: 'Masadaki liste eski: %{change}',
          prices: '1 fiyat değişti |||| %{smart_count} fiyat değişti',
          products: '1 yemek eklendi ya da kalktı |||| %{smart_count} yemek eklendi ya da kalktı',
        },
        links: 'Kısayollar',
        addDish: 'Yemek ekle',
        menu: 'Bir bakışta menü',
        site: 'Siteyi aç',
        changes: 'Son değişiklikler',
        allChanges: 'Hepsini gör',
        preview: 'Site şu an böyle',
        home: 'Ana sayfa',
        menuPage: 'Menü',
        frame: 'Sitenin telefondaki görünümü: %{page}',
      },
    },
  },
  {
    admin: {
      dashboard: {
        greeting: {
          morning: 'Good morning, %{name}',
          day: 'Good day, %{name}',
          evening: 'Good evening, %{name}',
          night: 'Good night, %{name}',
        },
        attention: 'What needs attention',
        fine: 'Nothing needs attention.',
        inList: 'Show in the list',
        answer: 'Answer one by one',
        noPrice: 'Without a price',
        addContact: 'Add contact details',
        addPhone: 'Enter the number',
        addCategory: 'Add a category',
        noRights:
          'You have no rights yet. Once an administrator puts you into a group, this page shows what you can do.',
        concern: {
          waitingPictures:
            'Pictures of a dish that could not be uploaded wait on this device |||| Pictures of %{smart_count} dishes that could not be uploaded wait on this device',
          nothing: 'The menu has no category yet |||| The menu has no category yet',
          noPrice: 'One dish has no price |||| %{smart_count} dishes have no price',
          noPicture: 'One dish has no picture |||| %{smart_count} dishes have no picture',
          noFood:
            'Food information of one dish is not answered |||| Food information of %{smart_count} dishes is not answered',
          soldOut: 'One dish is sold out |||| %{smart_count} dishes are sold out',
          hidden:
            'One category is hidden with its dishes |||| %{smart_count} categories are hidden with their dishes',
          empty: 'One category has no dishes |||| %{smart_count} categories have no dishes',
          oldBackup:
            'The last backup is old or cannot be restored. Tell whoever set the site up: a failure could lose the content.',
          noCopies:
            'Backups could not be copied elsewhere for two nights. Tell whoever set the site up: a broken disk would take the backups too.',
          noContact: 'There are no contact details |||| There are no contact details',
          noPhone:
            'There is no phone number: the site shows that of its configuration |||| There is no phone number',
        },
        oldList: {
          DOOR: 'The list at the door is old: %{change}',
          TABLE: 'The list on the tables is old: %{change}',
          prices: 'one price has changed |||| %{smart_count} prices have changed',
          products: 'one dish came or went |||| %{smart_count} dishes came or went',
        },
        links: 'Shortcuts',
        addDish: 'Add a dish',
        menu: 'Menu at a glance',
        site: 'Open the site',
        changes: 'Last changes',
        allChanges: 'Show all',
        preview: 'The site as it is now',
        home: 'Home',
        menuPage: 'Menu',
        frame: 'The site on a phone: %{page}',
      },
    },
  },
)
