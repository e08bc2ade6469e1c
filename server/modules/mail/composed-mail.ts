import MailComposer from 'nodemailer/lib/mail-composer'
import { type LetterContext, languageOf, letterOf, type Told } from './letters.ts'
import { rendered } from './rendered-letter.ts'

/** A mail with all that it says. */
type MailToCompose = Told &
  LetterContext & {
    readonly recipient: string
    /** The same for every attempt, so that a mail that arrives twice is recognized. */
    readonly messageId: string
  }

/** A mail as it is sent. Addresses are passed as objects, so that none can become two. */
export async function composed(mail: MailToCompose, sender: string): Promise<Buffer> {
  const letter = letterOf(mail, mail)
  const { text, html } = rendered(letter, { ...mail, language: languageOf(mail) })
  return new MailComposer({
    from: { name: mail.siteName, address: sender },
    to: { name: '', address: mail.recipient },
    subject: letter.subject,
    text,
    html,
    messageId: `<${mail.messageId}@${sender.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
