import { messages } from '../language/messages.ts'

export const listMessages = messages(
  {
    admin: {
      list: {
        search: '%{name} içinde ara',
        filters: 'Süz',
        empty: 'Burada henüz kayıt yok.',
        emptyNext: 'İlkini ekleyin; kaydettiğinizde burada listelenir.',
        nothingFound: 'Bu aramayla kayıt bulunamadı.',
        nothingFoundNext: 'Daha kısa yazmayı deneyin ya da filtreleri temizleyin.',
        nothingRemoved: 'Kaldırılmış kayıt yok.',
        nothingRemovedNext: 'Kaldırılan kayıtlar burada durur ve geri getirilebilir.',
        failed: 'Liste alınamadı.',
        retry: 'Yeniden dene',
      },
      deleted: {
        filter: 'Kaldırılanlar',
        restore: 'Geri getir',
        restored: 'Geri getirildi |||| %{smart_count} kayıt geri getirildi',
      },
      bulk: {
        shown: 'Yayına alındı |||| %{smart_count} kayıt yayına alındı',
        hidden: 'Gizlendi |||| %{smart_count} kayıt gizlendi',
        already: 'Seçilenler zaten böyle.',
        undone: 'Geri alındı',
        undonePart: 'Geri alındı; bu arada kaldırılan ya da zaten eski hâlinde olan kayıtlar dışında',
      },
    },
  },
  {
    admin: {
      list: {
        search: 'Search in %{name}',
        filters: 'Filter',
        empty: 'There is nothing here yet.',
        emptyNext: 'Add the first one.',
        nothingFound: 'Nothing was found.',
        nothingFoundNext: 'Try fewer letters, or clear the filters.',
        nothingRemoved: 'Nothing was removed.',
        nothingRemovedNext: 'Removed records are listed here and can be restored.',
        failed: 'The list could not be loaded.',
        retry: 'Try again',
      },
      deleted: {
        filter: 'Removed',
        restore: 'Restore',
        restored: 'Restored |||| %{smart_count} restored',
      },
      bulk: {
        shown: 'Shown |||| %{smart_count} shown',
        hidden: 'Hidden |||| %{smart_count} hidden',
        already: 'Nothing to change.',
        undone: 'Undone',
        undonePart: 'Undone, except for records that were removed meanwhile or had been undone already',
      },
    },
  },
)
