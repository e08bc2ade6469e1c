import { describedEnum } from '../../core/primitives/described-enum.ts'

export const MailKind = describedEnum('MailKind', 'Subject of a mail.', {
  INVITATION: 'A link for the first password.',
  PASSWORD_LINK: 'A link for a new password.',
  EMAIL_CONFIRMATION: 'A link that confirms a mail address.',
  SECURITY_NOTICE: 'Something that concerns the security of an account.',
  RESERVATION_REQUEST: 'A guest asks for a table, or gives a promised one up.',
  RESERVATION_ANSWER: 'The answer to a guest who asked for a table.',
  ALERT: 'Something that an administrator has to do.',
  TEST: 'The trial of an account that sends.',
})
export type MailKind = keyof typeof MailKind

export const MailState = describedEnum('MailState', 'State of a mail.', {
  WAITING: 'It is sent when its time has come.',
  SENDING: 'It is being sent.',
  SENT: 'The server has taken it.',
  FAILED: 'The server has refused it for good.',
  EXPIRED: 'It was not sent while it was of use.',
  CANCELLED: 'An administrator has cancelled it.',
})
export type MailState = keyof typeof MailState
