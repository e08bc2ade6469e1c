import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { Contact } from './contact.entity.ts'
import type { ContactService } from './contact.service.ts'

@Resolver(() => Contact)
export class ContactResolver {
  constructor(private readonly content: ContactService) {}

  @Query(() => [Contact], { description: 'The contact entries, by id.' })
  contacts(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Contact[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => Contact, {
    nullable: true,
    description: 'One contact entry; null with NOT_FOUND where there is none.',
  })
  contact(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact> {
    return this.content.getById(context, id, selectionOf(info))
  }
}
