import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { Contact } from './contact.entity.ts'
import { AddContact, UpdateContact } from './contact.input.ts'
import type { ContactService } from './contact.service.ts'

const ContactTable = tableType(Contact, 'Contact')

@Resolver(() => Contact)
export class ContactResolver {
  constructor(private readonly content: ContactService) {}

  @Query(() => [Contact], { description: 'Returns the contact entries, by id.' })
  contacts(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Contact[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => Contact, {
    nullable: true,
    description: 'Returns one contact entry by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  contact(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => ContactTable, {
    description:
      'Returns one page of the contact entry table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, address, mail, phoneNumber, mailServer, userName, port.',
  })
  contactTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Contact>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Contact, { description: 'Adds a contact entry.' })
  async addContact(
    @Arg('input', () => AddContact, { description: 'Fields of the new record.' }) input: AddContact,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Contact, {
    description: 'Changes the fields of a contact entry that the input names; all others stay as they are.',
  })
  async updateContact(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateContact, { description: 'Fields that change.' }) input: UpdateContact,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a contact entry; an administrator can restore it.' })
  async removeContact(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Contact, {
    description: 'Restores a contact entry that was removed. For administrators.',
  })
  async restoreContact(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
