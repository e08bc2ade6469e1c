import { registerEnumType } from 'type-graphql'

/** Whether the public sees a record. Stored and sent over REST as the number. */
export enum Status {
  PASSIVE = 0,
  ACTIVE = 1,
}

registerEnumType(Status, {
  name: 'Status',
  description: 'Visibility of a record.',
  valuesConfig: {
    ACTIVE: { description: 'Everybody sees the record.' },
    PASSIVE: { description: 'Only users who may manage the record see it.' },
  },
})
