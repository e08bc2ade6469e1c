import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'A request to a passkey.' })
export class PasskeyChallenge {
  @Field(() => ID, { description: 'Names the challenge for 5 minutes.' })
  challengeId!: string

  @Field(() => GraphQLJSONObject, {
    description:
      "Options of WebAuthn in JSON, for the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.",
  })
  options!: Record<string, unknown>
}
