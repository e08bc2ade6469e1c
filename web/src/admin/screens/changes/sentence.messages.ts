import { messages } from '../../language/messages.ts'

/** The sentences of the history; `it`, `of`, `to` and `from` are grammatical cases of the kind of record. */
export const sentenceMessages = messages('admin.change.sentence', {
  ADD: ['%{who} %{record} %{it} ekledi', '%{who} added %{it} %{record}'],
  REMOVE: ['%{who} %{record} %{it} kaldırdı', '%{who} removed %{it} %{record}'],
  RESTORE: ['%{who} %{record} %{it} geri getirdi', '%{who} restored %{it} %{record}'],
  UPDATE: ['%{who} %{record} %{of} %{fields} değiştirdi', '%{who} changed the %{fields} of %{of} %{record}'],
  UPDATE_MANY: [
    '%{who} %{record} %{of} %{count} alanını değiştirdi',
    '%{who} changed %{count} fields of %{of} %{record}',
  ],
  hidden: ['%{who} %{record} %{it} gizledi', '%{who} hid %{it} %{record}'],
  shown: ['%{who} %{record} %{it} yayına aldı', '%{who} made %{it} %{record} public'],
  soldOut: ['%{who} %{record} %{it} tükendi olarak işaretledi', '%{who} marked %{it} %{record} as sold out'],
  available: [
    '%{who} %{record} %{it} yeniden satışa açtı',
    '%{who} marked %{it} %{record} as available again',
  ],
  closed: ['%{who} %{record} hesabını kapattı', '%{who} closed the account %{record}'],
  opened: ['%{who} %{record} hesabını yeniden açtı', '%{who} opened the account %{record} again'],
  locked: [
    '%{record} hesabı, hatalı girişler yüzünden bir süre kilitlendi',
    'The account %{record} was locked for a while after failed sign-ins',
  ],
  unlocked: ['%{who} %{record} hesabının kilidini açtı', '%{who} unlocked the account %{record}'],
  picture: {
    ADD: ['%{who} %{record} %{to} resim ekledi', '%{who} added a picture to %{to} %{record}'],
    REMOVE: [
      '%{who} %{record} %{from} bir resim kaldırdı',
      '%{who} removed a picture from %{from} %{record}',
    ],
    RESTORE: [
      '%{who} %{record} %{of} bir resmini geri getirdi',
      '%{who} restored a picture of %{of} %{record}',
    ],
    UPDATE: [
      '%{who} %{record} %{of} resimlerini yeniden sıraladı',
      '%{who} put the pictures of %{of} %{record} in another order',
    ],
  },
  linked: {
    role: [
      '%{who} %{record} %{to} %{other} yetkisini verdi',
      '%{who} gave %{to} %{record} the role %{other}',
    ],
    group: [
      '%{who} %{record} %{it} %{other} grubuna ekledi',
      '%{who} added %{it} %{record} to the group %{other}',
    ],
    blogTag: [
      '%{who} %{record} %{to} %{other} etiketini ekledi',
      '%{who} added the tag %{other} to %{to} %{record}',
    ],
    blogCategory: [
      '%{who} %{record} %{it} %{other} kategorisine koydu',
      '%{who} put %{it} %{record} into the category %{other}',
    ],
  },
  unlinked: {
    role: [
      '%{who} %{record} %{from} %{other} yetkisini aldı',
      '%{who} took the role %{other} from %{from} %{record}',
    ],
    group: [
      '%{who} %{record} %{it} %{other} grubundan çıkardı',
      '%{who} took %{it} %{record} out of the group %{other}',
    ],
    blogTag: [
      '%{who} %{record} %{from} %{other} etiketini kaldırdı',
      '%{who} took the tag %{other} from %{from} %{record}',
    ],
    blogCategory: [
      '%{who} %{record} %{it} %{other} kategorisinden çıkardı',
      '%{who} took %{it} %{record} out of the category %{other}',
    ],
  },
})
