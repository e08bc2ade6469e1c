import { messages } from '../../language/messages.ts'

export const changesMessages = messages('admin', {
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
    becomes: ['oldu', 'became'],
    open: ['Kaydı aç', 'Open the record'],
    all: ['Tüm değişiklikler', 'All changes'],
    pages: ['Değişiklik sayfaları', 'Pages of changes'],
    count: [
      '%{smart_count} değişiklik |||| %{smart_count} değişiklik',
      '%{smart_count} change |||| %{smart_count} changes',
    ],
    lines: [
      '%{smart_count} değişikliği göster |||| %{smart_count} değişikliği göster',
      'Show %{smart_count} change |||| Show %{smart_count} changes',
    ],
    done: {
      ADD: ['%{what} eklendi', '%{what} added'],
      UPDATE: ['%{what} değiştirildi', '%{what} changed'],
      REMOVE: ['%{what} kaldırıldı', '%{what} removed'],
      RESTORE: ['%{what} geri getirildi', '%{what} restored'],
      MOVED: ['%{what} yeniden sıralandı', '%{what} put in another order'],
    },
    pictureGone: ['Şu an kullanılmayan resim', 'A picture that is not in use'],
    secret: ['gizli', 'secret'],
  },
  undo: {
    record: ['Kayıt', 'Record'],
    rest: ['Kalanları geri al', 'Undo the rest'],
    conflictRest: [
      '%{smart_count} değer bu işlemden sonra yeniden değişti, bu yüzden hiçbir şey geri alınmadı. Bunlar kalsın, kalanlar geri alınsın mı? |||| %{smart_count} değer bu işlemden sonra yeniden değişti, bu yüzden hiçbir şey geri alınmadı. Bunlar kalsın, kalanlar geri alınsın mı?',
      '%{smart_count} value was changed again since, so nothing was undone. Leave it, and undo the rest? |||| %{smart_count} values were changed again since, so nothing was undone. Leave them, and undo the rest?',
    ],
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
