import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Nightly backups.' })
export class Backups {
  @Field(() => Boolean, { description: 'Whether nightly backups are made (`BACKUP_DIR`).' })
  enabled!: boolean

  @Field(() => Date, { nullable: true, description: 'When the newest one was made.' })
  lastMade?: Date | null

  @Field(() => Date, { nullable: true, description: 'When one was last restored for a trial.' })
  lastVerified?: Date | null

  @Field(() => Boolean, {
    description:
      'Whether they need attention: the newest one is older than two nights, none could be restored for ten days, or the folder cannot be read.',
  })
  needAttention!: boolean
}

@ObjectType({ simpleResolvers: true, description: 'Copies of the nightly backups away from their disk.' })
export class BackupCopies {
  @Field(() => Boolean, { description: 'Whether nightly backups are copied (`BACKUP_URL`).' })
  enabled!: boolean

  @Field(() => Date, { nullable: true, description: 'When all backups were last known to be copied.' })
  lastCopied?: Date | null

  @Field(() => Boolean, {
    description:
      'Whether they need attention: none could be made for two nights, or the folder cannot be read.',
  })
  needAttention!: boolean
}
