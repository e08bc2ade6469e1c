import { Field, ID, ObjectType } from 'type-graphql'

/** The fields of a linked record that everyone who may read the link sees. */
@ObjectType({ simpleResolvers: true, description: 'A role, as links show it.' })
export class RoleName {
  @Field(() => ID, { description: 'Id of the role.' })
  id!: number

  @Field(() => String, { description: 'Name of the role.' })
  name!: string
}

@ObjectType({ simpleResolvers: true, description: 'A group, as links show it.' })
export class GroupName {
  @Field(() => ID, { description: 'Id of the group.' })
  id!: number

  @Field(() => String, { description: 'Name of the group.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Turkish display name, if any.' })
  displayName!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A user, as links show it.' })
export class UserName {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: number

  @Field(() => String, { description: 'User name.' })
  userName!: string

  @Field(() => String, { nullable: true, description: 'First name, if any.' })
  firstName!: string | null

  @Field(() => String, { nullable: true, description: 'Last name, if any.' })
  lastName!: string | null
}
