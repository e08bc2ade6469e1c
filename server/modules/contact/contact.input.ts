import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { EmailAddress, limits, PortNumber, Text, VersionNumber } from '../../core/input/validation.ts'

/** What may be told of a contact whether it is new or not. */
@InputType()
abstract class ContactFields {
  @Field(() => String, { nullable: true, description: 'Host of the mail server.' })
  @IsOptional()
  @Text(254)
  mailServer?: string | null

  @Field(() => String, { nullable: true, description: 'Mail address, up to 254 characters.' })
  @IsOptional()
  @EmailAddress()
  mail?: string | null

  @Field(() => String, { nullable: true, description: 'Sign-in name at the mail server.' })
  @IsOptional()
  @Text(254)
  userName?: string | null

  @Field(() => Int, { nullable: true, description: '1 to 65,535.' })
  @IsOptional()
  @PortNumber()
  port?: number | null

  @Field(() => String, { nullable: true, description: 'Street address, up to 1,000 characters.' })
  @IsOptional()
  @Text(1000)
  address?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 32 characters.' })
  @IsOptional()
  @Text(limits.phone)
  phoneNumber?: string | null
}

@InputType({ description: 'Fields of a new contact entry.' })
export class AddContact extends ContactFields {
  @Field(() => String, {
    nullable: true,
    description: 'Password at the mail server. It is stored encrypted and never shown.',
  })
  @IsOptional()
  @Text(254)
  password?: string | null
}

@InputType({ description: 'Changes to a contact entry. Fields that are left out stay as they are.' })
export class UpdateContact extends ContactFields {
  @Field(() => Int, {
    nullable: true,
    description: 'Version that the change was made from. An older one fails with CONFLICT.',
  })
  @IsOptional()
  @VersionNumber()
  version?: number | null

  @Field(() => String, {
    nullable: true,
    description:
      'New password at the mail server. It is stored encrypted and never shown. Null keeps the stored one, an empty text clears it.',
  })
  @IsOptional()
  @Text(254)
  password?: string | null
}
