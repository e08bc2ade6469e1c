import { messages } from '../../language/messages.ts'

export const callMessages = messages('admin.call', {
  waiting: [
    '%{title}: sunucunun yanıtı bekleniyor. Bu sayfa açık kaldıkça yeniden denenir.',
    '%{title}: waiting for the server. It is tried again while this page is open.',
  ],
  stopWaiting: ['Bekleme', 'Stop waiting'],
  stored: ['Kaydedilmişti: %{title}', 'It had been saved: %{title}'],
  refused: ['Kaydedilmemişti: %{title}', 'It had not been saved: %{title}'],
  unknown: [
    'Kaydedilip kaydedilmediği artık bilinemiyor: %{title}',
    'It is not known any more whether it was saved: %{title}',
  ],
  kept: ['Yazdıklarınız ekranında duruyor.', 'Your input is kept on its screen.'],
  earlier: [
    '%{title} kaydedilmişti. Yazdığınız onun düzeltmesi mi?',
    '%{title} had been saved. Is what you typed a correction of it?',
  ],
  changeEarlier: ['Onu değiştir', 'Change it'],
  addAnother: ['Bir tane daha ekle', 'Add another'],
  unanswered: [
    'Sunucu yanıt vermiyor; kaydedilip kaydedilmediği belli değil. Yeniden denediğinizde önce bu sorulur.',
    'The server does not answer, so it is not known whether it was saved. If you try again, this is asked first.',
  ],
})
