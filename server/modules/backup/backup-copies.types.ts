import { Field, ObjectType } from 'type-graphql'

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
