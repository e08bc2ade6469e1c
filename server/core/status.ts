import { registerEnumType } from 'type-graphql'

/** Whether the public sees a record. Stored and sent over REST as the number. */
export enum Status {
  PASSIVE = 0,
  ACTIVE = 1,
}

registerEnumType(Status, {
  name: 'Status',
  description: 'Whether the public sees a record.',
  valuesConfig: {
    ACTIVE: { description: 'Shown to everybody.' },
    PASSIVE: { description: 'Hidden from everybody who may not manage it.' },
  },
})
