import { messages } from '../../language/messages.ts'

export const blogMessages = messages(
  {
    resources: {
      blog: {
        imageHint: 'Yatay bir resim en iyisidir, 1600 nokta genişliğe kadar saklanır.',
        tagHint: 'Yazıp seçin; olmayan bir etiket yazarsanız eklenir.',
        addTag: '“%{item}” etiketini ekle',
      },
    },
  },
  {
    resources: {
      blog: {
        imageHint: 'A wide picture is best; it is stored up to 1600 pixels wide.',
        tagHint: 'Type and choose; a new tag is added.',
        addTag: 'Add the tag “%{item}”',
      },
    },
  },
)
