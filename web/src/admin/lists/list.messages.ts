import { messages } from '../language/messages.ts'

export const listMessages = messages('admin', {
  list: {
    search: ['%{name} içinde ara', 'Search in %{name}'],
    filters: ['Süz', 'Filter'],
    empty: ['Burada henüz kayıt yok.', 'There is nothing here yet.'],
    emptyNext: ['İlkini ekleyin; kaydettiğinizde burada listelenir.', 'Add the first one.'],
    nothingFound: ['Bu aramayla kayıt bulunamadı.', 'Nothing was found.'],
    nothingFoundNext: [
      'Daha kısa yazmayı deneyin ya da filtreleri temizleyin.',
      'Try fewer letters, or clear the filters.',
    ],
    nothingRemoved: ['Kaldırılmış kayıt yok.', 'Nothing was removed.'],
    nothingRemovedNext: [
      'Kaldırılan kayıtlar burada durur ve geri getirilebilir.',
      'Removed records are listed here and can be restored.',
    ],
    failed: ['Liste alınamadı.', 'The list could not be loaded.'],
    retry: ['Yeniden dene', 'Try again'],
  },
  deleted: {
    filter: ['Kaldırılanlar', 'Removed'],
    restore: ['Geri getir', 'Restore'],
    restored: [
      'Geri getirildi |||| %{smart_count} kayıt geri getirildi',
      'Restored |||| %{smart_count} restored',
    ],
  },
  bulk: {
    shown: ['Yayına alındı |||| %{smart_count} kayıt yayına alındı', 'Shown |||| %{smart_count} shown'],
    hidden: ['Gizlendi |||| %{smart_count} kayıt gizlendi', 'Hidden |||| %{smart_count} hidden'],
    already: ['Seçilenler zaten böyle.', 'Nothing to change.'],
    undone: ['Geri alındı', 'Undone'],
    undonePart: [
      'Geri alındı; bu arada kaldırılan ya da zaten eski hâlinde olan kayıtlar dışında',
      'Undone, except for records that were removed meanwhile or had been undone already',
    ],
  },
})
