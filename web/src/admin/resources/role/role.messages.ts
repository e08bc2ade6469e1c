import { messages } from '../../language/messages.ts'

export const roleMessages = messages(
  {
    resources: {
      role: {
        administrator: 'Yönetici',
        own: 'Sizin eklediğiniz bir yetki: burada bir şeye izin vermez, API’yi kullanan kendi araçlarınız içindir.',
        builtIn: 'Bu yetki yazılımın kendisinindir; adı değişmez ve kaldırılamaz.',
        nameHint: 'Örneğin kasa.ac. Yazılımın tanımadığı bir ad burada bir şeye izin vermez.',
      },
    },
  },
  {
    resources: {
      role: {
        administrator: 'Administrator',
        own: 'A role of your own: it allows nothing here and is for tools of yours that use the API.',
        builtIn: 'This role is the application’s own; it can be neither renamed nor removed.',
        nameHint: 'Such as till.open. A name that the application does not know allows nothing here.',
      },
    },
  },
)
