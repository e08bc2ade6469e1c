import { messages } from '../../language/messages.ts'

/** The sentences of the history; `it`, `of`, `to` and `from` are grammatical cases of the kind of record. */
export const sentenceMessages = messages(
  {
    admin: {
      change: {
        sentence: {
          ADD: '%{who} %{record} %{it} ekledi',
          REMOVE: '%{who} %{record} %{it} kaldırdı',
          RESTORE: '%{who} %{record} %{it} geri getirdi',
          UPDATE: '%{who} %{record} %{of} %{fields} değiştirdi',
          UPDATE_MANY: '%{who} %{record} %{of} %{count} alanını değiştirdi',
          hidden: '%{who} %{record} %{it} gizledi',
          shown: '%{who} %{record} %{it} yayına aldı',
          soldOut: '%{who} %{record} %{it} tükendi olarak işaretledi',
          available: '%{who} %{record} %{it} yeniden var olarak işaretledi',
          closed: '%{who} %{record} hesabını kapattı',
          opened: '%{who} %{record} hesabını yeniden açtı',
          locked: '%{record} hesabı, hatalı girişler yüzünden bir süre kilitlendi',
          unlocked: '%{who} %{record} hesabının kilidini açtı',
          picture: {
            ADD: '%{who} %{record} %{to} resim ekledi',
            REMOVE: '%{who} %{record} %{from} bir resim kaldırdı',
            RESTORE: '%{who} %{record} %{of} bir resmini geri getirdi',
            UPDATE: '%{who} %{record} %{of} resimlerini yeniden sıraladı',
          },
          linked: {
            role: '%{who} %{record} %{to} %{other} yetkisini verdi',
            group: '%{who} %{record} %{it} %{other} grubuna ekledi',
            blogTag: '%{who} %{record} %{to} %{other} etiketini ekledi',
            blogCategory: '%{who} %{record} %{it} %{other} kategorisine koydu',
          },
          unlinked: {
            role: '%{who} %{record} %{from} %{other} yetkisini aldı',
            group: '%{who} %{record} %{it} %{other} grubundan çıkardı',
            blogTag: '%{who} %{record} %{from} %{other} etiketini kaldırdı',
            blogCategory: '%{who} %{record} %{it} %{other} kategorisinden çıkardı',
          },
        },
      },
    },
  },
  {
    admin: {
      change: {
        sentence: {
          ADD: '%{who} added %{it} %{record}',
          REMOVE: '%{who} removed %{it} %{record}',
          RESTORE: '%{who} restored %{it} %{record}',
          UPDATE: '%{who} changed the %{fields} of %{of} %{record}',
          UPDATE_MANY: '%{who} changed %{count} fields of %{of} %{record}',
          hidden: '%{who} hid %{it} %{record}',
          shown: '%{who} made %{it} %{record} public',
          soldOut: '%{who} marked %{it} %{record} as sold out',
          available: '%{who} marked %{it} %{record} as available again',
          closed: '%{who} closed the account %{record}',
          opened: '%{who} opened the account %{record} again',
          locked: 'The account %{record} was locked for a while after failed sign-ins',
          unlocked: '%{who} unlocked the account %{record}',
          picture: {
            ADD: '%{who} added a picture to %{to} %{record}',
            REMOVE: '%{who} removed a picture from %{from} %{record}',
            RESTORE: '%{who} restored a picture of %{of} %{record}',
            UPDATE: '%{who} put the pictures of %{of} %{record} in another order',
          },
          linked: {
            role: '%{who} gave %{to} %{record} the role %{other}',
            group: '%{who} added %{it} %{record} to the group %{other}',
            blogTag: '%{who} added the tag %{other} to %{to} %{record}',
            blogCategory: '%{who} put %{it} %{record} into the category %{other}',
          },
          unlinked: {
            role: '%{who} took the role %{other} from %{from} %{record}',
            group: '%{who} took %{it} %{record} out of the group %{other}',
            blogTag: '%{who} took the tag %{other} from %{from} %{record}',
            blogCategory: '%{who} took %{it} %{record} out of the category %{other}',
          },
        },
      },
    },
  },
)
