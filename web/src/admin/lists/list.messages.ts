import { messages } from '../language/messages.ts'

export const listMessages = messages('admin', {
  list: {
    picture: ['Resim', 'Picture'],
    count: ['%{smart_count} kayıt |||| %{smart_count} kayıt', 'One record |||| %{smart_count} records'],
    search: ['%{name} içinde ara', 'Search in %{name}'],
    filters: ['Filtreler', 'Filters'],
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
    parentTitle: ['Kategorisi de kaldırılmış', 'Its category is removed, too'],
    parentWhat: [
      '%{name} ancak kategorisiyle birlikte geri gelebilir.',
      '%{name} can only come back together with its category.',
    ],
    restoreBoth: ['İkisini de geri getir', 'Restore both'],
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
    undoing: ['Geri alınıyor…', 'Undoing…'],
    undonePart: [
      'Geri alındı. Bu arada kaldırılan ya da zaten eski hâlinde olan kayıtlar olduğu gibi kaldı.',
      'Undone. Records that were removed meanwhile or had been undone already stay as they are.',
    ],
  },
})
