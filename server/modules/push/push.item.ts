import { describedEnum } from '../../core/primitives/described-enum.ts'

export const PushTopic = describedEnum('PushTopic', 'Subject for which a device rings.', {
  TABLES: 'A guest asks for a table; once more after 15 minutes of opening time without an answer.',
  CHANGES_OF_TABLES: 'A guest changes a request, or gives a table up.',
  ALERTS: 'Something that an administrator has to do.',
})
export type PushTopic = keyof typeof PushTopic

export const PushConcern = describedEnum('PushConcern', 'A reason for which no device rings.', {
  SILENT:
    'There are none, though there were: after a restore, a new password, or with a key that cannot be read.',
  REFUSED: 'A push service refuses the key of this installation.',
})
export type PushConcern = keyof typeof PushConcern
