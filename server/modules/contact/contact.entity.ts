import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'Contact data of the restaurant. The site shows the first entry.',
})
@Entity({ tableName: 'contact' })
export class Contact extends ContentEntity {
  @Field(() => String, {
    nullable: true,
    description: 'Host of the mail server; null for callers without the role contact.manage.',
  })
  @Property({ type: 'text', nullable: true })
  mailServer: string | null = null

  @Field(() => String, { nullable: true, description: 'Mail address.' })
  @Property({ type: 'text', nullable: true })
  mail: string | null = null

  @Field(() => String, {
    nullable: true,
    description: 'Sign-in name at the mail server; null for callers without the role contact.manage.',
  })
  @Property({ type: 'text', nullable: true })
  userName: string | null = null

  /** Encrypted; never leaves the server. */
  @Property({ type: 'text', nullable: true, fieldName: 'password_encrypted', lazy: true, hidden: true })
  password: string | null = null

  @Field(() => Int, {
    nullable: true,
    description: 'Port of the mail server; null for callers without the role contact.manage.',
  })
  @Property({ type: 'integer', nullable: true })
  port: number | null = null

  @Field(() => String, { nullable: true, description: 'Street address.' })
  @Property({ type: 'text', nullable: true })
  address: string | null = null

  @Field(() => String, { nullable: true, description: 'Phone number, up to 32 characters.' })
  @Property({ type: 'text', nullable: true })
  phoneNumber: string | null = null
}
