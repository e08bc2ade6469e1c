import { Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'The signed-in user and the token of the session.' })
export class LoginResult {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: number

  @Field(() => String, { description: 'Mail address of the user.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'First name of the user.' })
  firstName!: string | null

  @Field(() => String, { nullable: true, description: 'Last name of the user.' })
  lastName!: string | null

  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`.' })
  authToken!: string

  @Field(() => Int, { description: 'Seconds until the token expires.' })
  expiresIn!: number

  @Field(() => Boolean, {
    description: 'Whether another person set the password, so that the user has to change it.',
  })
  mustChangePassword!: boolean

  @Field(() => Boolean, {
    description:
      'Whether a group of the user requires a second factor, which this session has not: until then it does not hold the roles of that group.',
  })
  mustAddFactor!: boolean
}
