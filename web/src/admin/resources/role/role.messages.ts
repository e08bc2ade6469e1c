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
        own: 'A custom role: it allows nothing here and is for other programs that use the API.',
        builtIn: 'This role is built in; it can be neither renamed nor removed.',
        nameHint: 'For example till.open. A custom role allows nothing here.',
      },
    },
  },
)
