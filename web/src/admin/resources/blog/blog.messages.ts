import { messages } from '../../language/messages.ts'

export const blogMessages = messages('resources.blog', {
  imageHint: [
    'Yatay bir resim en iyisidir, 1600 piksel genişliğe kadar saklanır.',
    'A wide picture is best; it is stored up to 1600 pixels wide.',
  ],
  tagHint: ['Yazıp seçin; olmayan bir etiket yazarsanız eklenir.', 'Type and choose; a new tag is added.'],
  addCategory: ['“%{item}” kategorisini ekle', 'Add the category “%{item}”'],
  addTag: ['“%{item}” etiketini ekle', 'Add the tag “%{item}”'],
  summaryHint: [
    'Listede ve paylaşımlarda görünür; boşsa metnin başı görünür.',
    'Shown in the list and where the post is shared; empty for the beginning of the text.',
  ],
  slugHint: [
    'Sitedeki adresi; boşsa yazının numarası olur.',
    'Its address on the site; empty for the number of the post.',
  ],
  publishAtHint: [
    'Boşsa yayına alındığında, doluysa o anda görünür.',
    'Empty: as soon as it is published; otherwise from then on.',
  ],
  publishAtIncomplete: [
    'Günü ve saati birlikte girin ya da ikisini de boş bırakın.',
    'Enter both the day and the time, or leave both empty.',
  ],
  state: {
    draft: ['Taslak', 'Draft'],
    scheduled: ['Zamanı gelince', 'Scheduled'],
    published: ['Yayında', 'Published'],
  },
  place: {
    draft: [
      'Taslak: sitede görünmez. Yayına aldığınızda blog sayfasında görünür.',
      'A draft, which the site does not show. Once it is published it is on the page of the blog.',
    ],
    scheduled: [
      '%{time} olunca blog sayfasında kendiliğinden görünür.',
      'It appears on the page of the blog by itself on %{time}.',
    ],
    published: [
      'Kaydedildiğinde sitede, blog sayfasında görünür.',
      'Once saved it is on the page of the blog.',
    ],
    TEMPLATE: [
      'Bu yazı sitede görünmez: blog sayfası şimdilik örnek yazıları gösteriyor. Ayarlar’da Blog sayfası “Kendi metnim” olduğunda görünür.',
      'The site does not show this post: the page of the blog shows samples for now. It appears once Blog is set to “My own text” in the restaurant settings.',
    ],
    HIDDEN: [
      'Bu yazı sitede görünmez: blog sayfası gizli. Ayarlar’da Blog sayfası “Kendi metnim” olduğunda görünür.',
      'The site does not show this post: the page of the blog is hidden. It appears once Blog is set to “My own text” in the restaurant settings.',
    ],
    settings: ['Ayarlara git', 'Settings'],
    askOwner: ['Bunun için yöneticinize başvurun.', 'Ask your administrator for it.'],
  },
})
