import { messages } from '../../language/messages.ts'

export const blogMessages = messages(
  {
    resources: {
      blog: {
        imageHint: 'Yatay bir resim en iyisidir, 1600 piksel genişliğe kadar saklanır.',
        tagHint: 'Yazıp seçin; olmayan bir etiket yazarsanız eklenir.',
        addTag: '“%{item}” etiketini ekle',
        summaryHint: 'Listede ve paylaşımlarda görünür; boşsa metnin başı görünür.',
        slugHint: 'Sitedeki adresi; boşsa yazının numarası olur.',
        publishAtHint: 'Boşsa yayına alındığında, doluysa o anda görünür.',
        publishAtIncomplete: 'Günü ve saati birlikte girin ya da ikisini de boş bırakın.',
        state: { draft: 'Taslak', scheduled: 'Zamanı gelince', published: 'Yayında' },
        place: {
          draft: 'Taslak: sitede görünmez. Yayına aldığınızda blog sayfasında görünür.',
          scheduled: '%{time} olunca blog sayfasında kendiliğinden görünür.',
          published: 'Kaydedildiğinde sitede, blog sayfasında görünür.',
          TEMPLATE:
            'Bu yazı sitede görünmez: blog sayfası şimdilik örnek yazıları gösteriyor. Restoran ayarlarında Blog sayfası “Kendi metnim” olduğunda görünür.',
          HIDDEN:
            'Bu yazı sitede görünmez: blog sayfası gizli. Restoran ayarlarında Blog sayfası “Kendi metnim” olduğunda görünür.',
          settings: 'Ayarlara git',
          askOwner: 'Bunun için yöneticinize başvurun.',
        },
      },
    },
  },
  {
    resources: {
      blog: {
        imageHint: 'A wide picture is best; it is stored up to 1600 pixels wide.',
        tagHint: 'Type and choose; a new tag is added.',
        addTag: 'Add the tag “%{item}”',
        summaryHint: 'Shown in the list and where the post is shared; empty for the beginning of the text.',
        slugHint: 'Its address on the site; empty for the number of the post.',
        publishAtHint: 'Empty: as soon as it is published; otherwise from then on.',
        publishAtIncomplete: 'Enter both the day and the time, or leave both empty.',
        state: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
        place: {
          draft: 'A draft, which the site does not show. Once it is published it is on the page of the blog.',
          scheduled: 'It appears on the page of the blog by itself on %{time}.',
          published: 'Once saved it is on the page of the blog.',
          TEMPLATE:
            'The site does not show this post: the page of the blog shows samples for now. It appears once Blog is set to “My own text” in the restaurant settings.',
          HIDDEN:
            'The site does not show this post: the page of the blog is hidden. It appears once Blog is set to “My own text” in the restaurant settings.',
          settings: 'Settings',
          askOwner: 'Ask your administrator for it.',
        },
      },
    },
  },
)
