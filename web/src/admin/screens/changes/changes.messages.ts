import { messages } from '../../language/messages.ts'
import { sentenceMessages } from './sentence.messages.ts'

const frame = messages(
  {
    admin: {
      changes: {
        title: 'Değişiklikler',
        system: 'Sistem',
        none: 'Henüz bir değişiklik yok.',
        kind: 'Ne değişti',
        everything: 'Hepsi',
        onlyOne: 'Yalnızca: %{name}',
        oneRecord: 'bir kayıt',
        field: 'Alan',
        before: 'Önce',
        after: 'Sonra',
        details: 'Ayrıntılar',
        open: 'Kaydı aç',
        all: 'Tüm değişiklikler',
        pages: 'Değişiklik sayfaları',
        count: '%{smart_count} değişiklik |||| %{smart_count} değişiklik',
        pictureGone: 'Resim artık yok',
        secret: 'gizli',
        yes: 'Evet',
        no: 'Hayır',
      },
      undo: {
        undo: 'Geri al',
        done: 'Geri alındı',
        conflictTitle: 'Bu arada yine değişmiş',
        conflict:
          'Aşağıdaki alanlar bu değişiklikten sonra yeniden değişti, bu yüzden hiçbir şey geri alınmadı. Önce sonraki değişiklikleri geri alın ya da kaydı elle düzeltin.',
        after: 'Bu değişiklikle',
        now: 'Şimdi',
        ofRecord: 'Kaydın değişiklikleri',
        why: {
          RECORD_REMOVED: 'Geri alınamaz: kayıt kaldırılmış. Önce onu geri getirin.',
          ALREADY_REMOVED: 'Kayıt zaten kaldırılmış.',
          ALREADY_RESTORED: 'Kayıt geri getirilmiş.',
          ERASED: 'Geri alınamaz: kullanıcının verileri silinmiş.',
          SECRET: 'Geri alınamaz: eski şifre saklanmaz.',
          FIXED: 'Geri alınamaz.',
        },
      },
    },
  },
  {
    admin: {
      changes: {
        title: 'Changes',
        system: 'The system',
        none: 'There are no changes yet.',
        kind: 'What changed',
        everything: 'Everything',
        onlyOne: 'Only: %{name}',
        oneRecord: 'one record',
        field: 'Field',
        before: 'Before',
        after: 'After',
        details: 'Details',
        open: 'Open the record',
        all: 'All changes',
        pages: 'Pages of changes',
        count: '%{smart_count} change |||| %{smart_count} changes',
        pictureGone: 'The picture was deleted',
        secret: 'secret',
        yes: 'Yes',
        no: 'No',
      },
      undo: {
        undo: 'Undo',
        done: 'Undone',
        conflictTitle: 'The values were changed again since',
        conflict:
          'These fields were changed again after this change, so nothing was undone. Undo the later changes first, or change the record by hand.',
        after: 'Set by this change',
        now: 'Now',
        ofRecord: 'Changes of the record',
        why: {
          RECORD_REMOVED: 'Cannot be undone: the record was removed. Restore it first.',
          ALREADY_REMOVED: 'The record is already removed.',
          ALREADY_RESTORED: 'The record was restored.',
          ERASED: 'Cannot be undone: the data of the user were erased.',
          SECRET: 'Cannot be undone: old passwords are not stored.',
          FIXED: 'Cannot be undone.',
        },
      },
    },
  },
)

export const changesMessages = [frame, sentenceMessages]
