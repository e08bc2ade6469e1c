import { Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Who has signed in, and the token to send from now on.' })
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

  @Field(() => Int, { description: 'For how many seconds the token holds.' })
  expiresIn!: number

  @Field(() => Boolean, {
    description: 'Whether the password was made by somebody else, and has to be changed.',
  })
  mustChangePassword!: boolean
}
