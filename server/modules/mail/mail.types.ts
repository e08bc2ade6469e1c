import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { describedEnum } from '../../core/primitives/described-enum.ts'

export const MailAccountState = describedEnum('MailAccountState', 'State of the account that sends mails.', {
  OFF: 'It was stopped.',
  READY: 'It sends.',
  CHANGED: 'Its contact entry has changed since it was tried: nothing leaves until it is tried again.',
  REFUSED: 'The server refuses its sign-in or its address: all mails wait, and one is tried every hour.',
  UNREACHABLE: 'The server cannot be reached: mails are tried again later.',
})

@ObjectType({ simpleResolvers: true, description: 'The account that sends mails.' })
export class MailAccount {
  @Field(() => ID, { description: 'Id of the contact entry with its server, sign-in name and password.' })
  contactId!: number

  @Field(() => MailAccountState, { description: 'Its state.' })
  state!: keyof typeof MailAccountState

  @Field(() => Boolean, {
    description:
      'Whether the environment keeps mails from leaving (`MAIL=off`, or no `PUBLIC_URL`): they wait, and expire.',
  })
  isHeld!: boolean

  @Field(() => GraphQLISODateTime, { description: 'Time since which it has this state.' })
  since!: Date

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time of the last mail that was sent.' })
  lastSentAt!: Date | null

  @Field(() => String, { nullable: true, description: 'Last refusal of a mail, in the words of the server.' })
  lastError!: string | null

  @Field(() => Int, { description: 'Number of mails that wait.' })
  waiting!: number

  @Field(() => Int, { description: 'Number of mails of the last 30 days that failed.' })
  failed!: number

  @Field(() => Int, { description: 'Number of mails that were sent today by the clock of the restaurant.' })
  sentToday!: number
}
