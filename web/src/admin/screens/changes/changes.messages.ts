import { messages } from '../../language/messages.ts'
import { sentenceMessages } from './sentence.messages.ts'

const frame = messages('admin', {
  changes: {
    title: ['Değişiklikler', 'Changes'],
    system: ['Sistem', 'The system'],
    none: ['Henüz bir değişiklik yok.', 'There are no changes yet.'],
    noneFound: ['Bu seçimle bir değişiklik yok.', 'There are no changes for this selection.'],
    kind: ['Ne değişti', 'What changed'],
    everything: ['Hepsi', 'Everything'],
    person: ['Kim değiştirdi', 'By whom'],
    everybody: ['Herkes', 'Everybody'],
    self: ['Ben', 'Me'],
    day: ['Gün', 'Day'],
    text: ['Ad ya da değer', 'Name or value'],
    page: {
      page: ['%{page}. sayfa', 'Page %{page}'],
      first: ['İlk sayfa', 'First page'],
      last: ['Son sayfa', 'Last page'],
      next: ['Sonraki sayfa', 'Next page'],
      previous: ['Önceki sayfa', 'Previous page'],
    },
    onlyOne: ['Yalnızca: %{name}', 'Only: %{name}'],
    oneRecord: ['bir kayıt', 'one record'],
    field: ['Alan', 'Field'],
    before: ['Önce', 'Before'],
    after: ['Sonra', 'After'],
    open: ['Kaydı aç', 'Open the record'],
    all: ['Tüm değişiklikler', 'All changes'],
    pages: ['Değişiklik sayfaları', 'Pages of changes'],
    count: [
      '%{smart_count} değişiklik |||| %{smart_count} değişiklik',
      '%{smart_count} change |||| %{smart_count} changes',
    ],
    moved: [
      '%{smart_count} kayıt birlikte sıralandı |||| %{smart_count} kayıt birlikte sıralandı',
      '%{smart_count} records were moved together |||| %{smart_count} records were moved together',
    ],
    pictureGone: ['Şu an kullanılmayan resim', 'A picture that is not in use'],
    secret: ['gizli', 'secret'],
  },
  undo: {
    conflictTitle: ['Bu arada yine değişmiş', 'The values were changed again since'],
    conflict: [
      'Aşağıdaki alanlar bu değişiklikten sonra yeniden değişti, bu yüzden hiçbir şey geri alınmadı. Önce sonraki değişiklikleri geri alın ya da kaydı elle düzeltin.',
      'These fields were changed again after this change, so nothing was undone. Undo the later changes first, or change the record by hand.',
    ],
    after: ['Bu değişiklikle', 'Set by this change'],
    now: ['Şimdi', 'Now'],
    ofRecord: ['Kaydın değişiklikleri', 'Changes of the record'],
    why: {
      RECORD_REMOVED: [
        'Geri alınamaz: kayıt kaldırılmış. Önce onu geri getirin.',
        'Cannot be undone: the record was removed. Restore it first.',
      ],
      ALREADY_REMOVED: ['Kayıt zaten kaldırılmış.', 'The record is already removed.'],
      ALREADY_RESTORED: ['Kayıt geri getirilmiş.', 'The record was restored.'],
      ERASED: [
        'Geri alınamaz: kullanıcının verileri silinmiş.',
        'Cannot be undone: the data of the user were erased.',
      ],
      SECRET: ['Geri alınamaz: eski şifre saklanmaz.', 'Cannot be undone: old passwords are not stored.'],
      FIXED: ['Geri alınamaz.', 'Cannot be undone.'],
    },
  },
})

export const changesMessages = [frame, sentenceMessages]
