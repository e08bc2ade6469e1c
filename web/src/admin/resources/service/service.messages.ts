import { messages } from '../../language/messages.ts'

export const serviceMessages = messages('resources.service', {
  imageHint: [
    'Hizmetin kendi sayfasında görünür. Yatay bir resim en iyisidir; küçültülerek saklanır.',
    'Shown on the page of the service. A wide picture is best; it is stored smaller.',
  ],
  iconHint: [
    'Kartlarda görünür: kare, sade bir çizim. En çok 128 × 128 piksele küçültülür.',
    'Shown on cards: a plain, square drawing. It is reduced to 128 × 128 pixels.',
  ],
  reorder: ['Hizmet sırası', 'Order of services'],
})
