import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { nameKind } from '../../core/record-kind.ts'

nameKind('passkey', 'passkey')

@ObjectType({ simpleResolvers: true, description: 'A code app that is being set up, shown this once.' })
export class TotpSetup {
  @Field(() => String, { description: 'The shared secret in base32, to be typed where no picture is read.' })
  secret!: string

  @Field(() => String, { description: 'The same as an `otpauth://` address, for a QR code.' })
  uri!: string
}

@ObjectType({ simpleResolvers: true, description: 'New recovery codes, shown this once.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'The ten codes of a sheet; none where there is a sheet already.' })
  codes!: string[]
}

@ObjectType({ simpleResolvers: true, description: 'A passkey of the signed-in user.' })
export class Passkey {
  @Field(() => ID, { description: 'Positive and unique among passkeys.' })
  id!: number

  @Field(() => String, { description: 'Name that its owner gave it.' })
  name!: string

  @Field(() => GraphQLISODateTime, { description: 'Time when it was added.' })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of its last use; null before the first.',
  })
  lastUsedAt!: Date | null

  @Field(() => Boolean, { description: 'False for one that was made at another address of the site.' })
  isUsable!: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A new passkey.' })
export class AddedPasskey {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey!: Passkey

  @Field(() => [String], {
    description:
      'The ten recovery codes of a sheet, shown this once; none unless it is the first second factor.',
  })
  codes!: string[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The second factors and recovery codes of the signed-in user.',
})
export class AccountSecurity {
  @Field(() => Boolean, { description: 'Whether there is a code app.' })
  hasTotp!: boolean

  @Field(() => [Passkey], { description: 'The passkeys, the newest first.' })
  passkeys!: Passkey[]

  @Field(() => Int, { description: 'Number of recovery codes that were not used yet.' })
  recoveryCodesLeft!: number

  @Field(() => Boolean, {
    description: 'Whether a group requires a second factor, which this session has not.',
  })
  mustAddFactor!: boolean
}
