import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { type TableOf, TableQuery, tableType } from '../../core/read/table-query.ts'
import { Mail } from './mail.entity.ts'
import type { MailService } from './mail.service.ts'
import { MailAccount } from './mail.types.ts'

const MailTable = tableType(Mail, 'Mail')

@Resolver(() => Mail)
export class MailResolver {
  constructor(private readonly mails: MailService) {}

  @Query(() => MailAccount, {
    nullable: true,
    description: 'Returns the account that sends mails; null before one was tried. For administrators.',
  })
  mailAccount(@Ctx() context: GraphQLContext): Promise<MailAccount | null> {
    return this.mails.account(context)
  }

  @Mutation(() => MailAccount, {
    description:
      'Tries the mail account of a contact entry by a mail to the caller, and sends by it from then on. CONFLICT `MAIL_REFUSED` if its server refuses: `cause` is AUTH, TLS, CONNECT, TIMEOUT, SENDER, RECIPIENT or OTHER, `text` what the server said. For administrators.',
  })
  useMailAccount(
    @Arg('contactId', () => ID, { description: 'Id of the contact entry.' }) contactId: string,
    @Arg(OWN_PASSWORD, () => String, { description: "The caller's own password." }) currentPassword: string,
    @Ctx() context: GraphQLContext,
  ): Promise<MailAccount> {
    return this.mails.use(context, contactId, currentPassword)
  }

  @Mutation(() => Boolean, {
    description: 'Stops sending mails; those that wait go on waiting. For administrators.',
  })
  async stopMail(@Ctx() context: GraphQLContext): Promise<boolean> {
    await this.mails.stop(context)
    return true
  }

  @Query(() => MailTable, {
    description:
      'Returns a table of the mails of the last 30 days, and of answers about tables that are ahead, the newest first. The search covers the recipient. Fields: id, kind, state, createdAt, notBefore, sentAt, attempts. For administrators.',
  })
  mailTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Search, filters, order and page.' })
    query: TableQuery | null,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Mail>> {
    return this.mails.table(context, query, selectionOf(info))
  }

  @Mutation(() => Mail, {
    description:
      'Makes a mail due at once: one that waits, or one without a link that failed. For administrators.',
  })
  async retryMail(
    @IdArg() id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Mail> {
    await this.mails.retry(context, id)
    return this.mails.one(context, id, selectionOf(info))
  }

  @Mutation(() => Mail, { description: 'Cancels a mail that waits. For administrators.' })
  async cancelMail(
    @IdArg() id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Mail> {
    await this.mails.cancel(context, id)
    return this.mails.one(context, id, selectionOf(info))
  }

  @FieldResolver(() => String, { description: 'The recipient, masked: `a•••@example.com`.' })
  to(@Root() { recipient }: Mail): string {
    return recipient.replace(/^(.?)[^@]*/, '$1•••')
  }
}
