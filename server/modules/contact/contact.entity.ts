import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { InputField, MailField, ShortTextField } from '../../core/input/content-fields.ts'
import { limits, PortNumber, Text } from '../../core/input/validation.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'Contact data of the restaurant. The site shows the first entry.',
})
@Entity({ tableName: 'contact' })
export class Contact extends ContentEntity {
  @ShortTextField(
    254,
    'Host of the mail server; null for callers without the role contact.manage.',
    'Host of the mail server.',
  )
  mailServer: string | null = null

  @MailField()
  mail: string | null = null

  @ShortTextField(
    254,
    'Sign-in name at the mail server; null for callers without the role contact.manage.',
    'Sign-in name at the mail server.',
  )
  userName: string | null = null

  @InputField({ type: () => Int, rule: PortNumber, required: false, description: '1 to 65,535.' })
  @Field(() => Int, {
    nullable: true,
    description: 'Port of the mail server; null for callers without the role contact.manage.',
  })
  @Property({ type: 'integer', nullable: true })
  port: number | null = null

  @ShortTextField(1000, 'Street address.', 'Street address, up to 1,000 characters.')
  address: string | null = null

  @ShortTextField(limits.phone, 'Phone number, up to 32 characters.', 'Up to 32 characters.')
  phoneNumber: string | null = null

  /** Encrypted; never leaves the server. */
  @InputField({
    type: () => String,
    rule: () => Text(254),
    required: false,
    description: 'Password at the mail server. It is stored encrypted and never shown.',
    change:
      'New password at the mail server. It is stored encrypted and never shown. Null keeps the stored one, an empty text clears it.',
  })
  @Property({ type: 'text', nullable: true, fieldName: 'password_encrypted', lazy: true, hidden: true })
  password: string | null = null
}
