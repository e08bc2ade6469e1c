import { messages } from '../../language/messages.ts'

export const setupMessages = messages(
  {
    admin: {
      setup: {
        title: 'Kendi restoranınız yapın',
        invite: 'Site hâlâ örnek restoranı gösteriyor. Beş dakikada sizin olur.',
        start: 'Başla',
        step: '%{number}. adım / %{count}',
        next: 'Kaydet ve ilerle',
        skip: 'Şimdilik geç',
        back: 'Geri',
        steps: {
          name: 'Restoranınızın adı',
          contact: 'İletişim',
          hours: 'Çalışma saatleri',
          logo: 'Logo',
          pages: 'Sayfalar',
          demo: 'Örnek içerik',
        },
        nameWhat: 'Başlıkta, sekmelerde ve arama sonuçlarında görünür.',
        contactWhat: 'Telefon her sayfada bir dokunuşla aranır; harita adresten bulunur.',
        hoursWhat: 'Her gün aynıysa buraya yazın. Gün gün saatleri “Çalışma saatleri” ekranında girersiniz.',
        closedDays: 'Kapalı olduğunuz günler',
        logoWhat: 'Kare bir resim; telefonlarda sitenin simgesi olur.',
        pagesWhat: 'Kullanmadığınız örnek sayfaları gizleyin. Sonra istediğinizi kendi metninizle açarsınız.',
        demoWhat:
          'Örnek yemekler, hizmetler ve yazılar: %{count} kayıt. Değiştirdikleriniz kalır; silme geri alınabilir.',
        demoNone: 'Örnek içerik kalmadı.',
        demoRemove: 'Örnek içeriği sil',
        demoRemoved: '%{count} örnek kayıt silindi.',
        demoSure: 'Örnek içerik silinsin mi?',
        undo: 'Geri al',
        undone: 'Örnek içerik geri geldi.',
        done: 'Bitir',
        addDish: 'İlk yemeği ekle',
      },
    },
  },
  {
    admin: {
      setup: {
        title: 'Make it your own restaurant',
        invite: 'The site still shows the sample restaurant. It is yours in five minutes.',
        start: 'Begin',
        step: 'Step %{number} of %{count}',
        next: 'Save and go on',
        skip: 'Skip for now',
        back: 'Back',
        steps: {
          name: 'Name of your restaurant',
          contact: 'Contact',
          hours: 'Opening hours',
          logo: 'Logo',
          pages: 'Pages',
          demo: 'Sample content',
        },
        nameWhat: 'Shown in the heading, in tabs and in search results.',
        contactWhat: 'The phone is called by one tap on every page; the map is found by the address.',
        hoursWhat:
          'If they are the same every day, enter them here. Other days are on the screen “Opening hours”.',
        closedDays: 'Days on which you are closed',
        logoWhat: 'A square picture; it becomes the icon of the site on phones.',
        pagesWhat: 'Hide the sample pages that you do not use. You can open them later with your own text.',
        demoWhat:
          'Sample dishes, services and posts: %{count} records. Those you changed stay; the removal can be undone.',
        demoNone: 'No sample content is left.',
        demoRemove: 'Remove the sample content',
        demoRemoved: '%{count} sample records were removed.',
        demoSure: 'Remove the sample content?',
        undo: 'Undo',
        undone: 'The sample content is back.',
        done: 'Finish',
        addDish: 'Add the first dish',
      },
    },
  },
)
