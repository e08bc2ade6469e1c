import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { NeverKept, OwnPasswordArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { InviteUser, NEW_PASSWORD } from '../user/user.input.ts'
import type { LinkService } from './link.service.ts'
import { Invitation, PasswordLink, PasswordLinkInfo, SignInOptions } from './link.types.ts'

const TokenArg = () => Arg('token', () => String, { description: 'The part of the link after #.' })

@Resolver()
export class LinkResolver {
  constructor(private readonly links: LinkService) {}

  @Mutation(() => Invitation, {
    description:
      'Adds a user who sets the first password by a link, which is mailed if mails can be sent, and else shown this once. For managers of users.',
  })
  async inviteUser(
    @Arg('input', () => InviteUser, { description: 'Fields of the user.' }) input: InviteUser,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invitation> {
    return this.links.withUser(context, await this.links.invite(context, input), selectionOf(info))
  }

  @Mutation(() => Invitation, {
    description:
      'Makes a new link for an invited user; the one before ends. For managers of users who hold every role of that user.',
  })
  async renewInvitation(
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
    @OwnPasswordArg() currentPassword?: string | null,
  ): Promise<Invitation> {
    const made = await this.links.renewInvitation(context, userId, currentPassword ?? null)
    return this.links.withUser(context, made, selectionOf(info))
  }

  @Mutation(() => PasswordLink, {
    description:
      'Makes a link by which a user sets a new password, to be handed to the user. For managers of users who hold every role of that user.',
  })
  makePasswordLink(
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: string,
    @Arg(OWN_PASSWORD, () => String, { description: "The caller's own password." }) currentPassword: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PasswordLink> {
    return this.links.makePasswordLink(context, userId, currentPassword)
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link for a new password to an active account with this address, 3 an hour at most for each account and asking address and 10 for the account. Always true, so that nobody learns which accounts there are.',
  })
  async requestPasswordLink(
    @Arg('email', () => String, { description: 'Mail address of the account.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.links.request(context, email)
    return true
  }

  @Query(() => PasswordLinkInfo, {
    nullable: true,
    description: 'Returns what a link is for; null for one that is unknown, used, replaced or too old.',
  })
  @NeverKept()
  passwordLink(@TokenArg() token: string, @Ctx() context: GraphQLContext): Promise<PasswordLinkInfo | null> {
    return this.links.info(context, token)
  }

  @Mutation(() => Boolean, {
    description:
      'Sets the password of the account of a link, which is used up. All tokens of the account end, and a lock of it.',
  })
  async setPasswordByLink(
    @TokenArg() token: string,
    @Arg('password', () => String, { description: NEW_PASSWORD }) password: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.links.setPassword(context, token, password)
    return true
  }

  @Mutation(() => Boolean, {
    description: 'Mails the signed-in user a link that confirms the mail address, three an hour at most.',
  })
  async requestEmailConfirmation(@Ctx() context: GraphQLContext): Promise<boolean> {
    await this.links.requestConfirmation(context)
    return true
  }

  @Mutation(() => Boolean, { description: 'Confirms the mail address that a link was mailed to.' })
  async confirmEmail(@TokenArg() token: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.links.confirmEmail(context, token)
    return true
  }

  @Query(() => SignInOptions, { description: 'Returns what the sign-in page can offer.' })
  @NeverKept()
  signInOptions(@Ctx() context: GraphQLContext): Promise<SignInOptions> {
    return this.links.options(context)
  }
}
