import { messages } from '../../language/messages.ts'

export const roleMessages = messages('resources.role', {
  administrator: ['Yönetici', 'Administrator'],
  own: [
    'Sizin eklediğiniz bir yetki: burada bir şeye izin vermez, API’yi kullanan kendi araçlarınız içindir.',
    'A custom role: it allows nothing here and is for other programs that use the API.',
  ],
  builtIn: [
    'Bu yetki yazılımın kendisinindir; adı değişmez ve kaldırılamaz.',
    'This role is built in; it can be neither renamed nor removed.',
  ],
  nameHint: [
    'Örneğin kasa.ac. Yazılımın tanımadığı bir ad burada bir şeye izin vermez.',
    'For example till.open. A custom role allows nothing here.',
  ],
})
