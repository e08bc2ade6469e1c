import { graphql } from '../../gql/gql.ts'

export const PUSH_DEVICES = graphql(`
  query PushDevices {
    pushKey
    pushDevices {
      id
      name
      topics
      quietFrom
      quietTo
      lastSentAt
      lastError
    }
  }
`)

export const ADD_PUSH_DEVICE = graphql(`
  mutation AddPushDevice($input: AddPushDevice!) {
    addPushDevice(input: $input) {
      id
    }
  }
`)

export const REMOVE_PUSH_DEVICE = graphql(`
  mutation RemovePushDevice($id: ID!) {
    removePushDevice(id: $id)
  }
`)

export const TEST_PUSH_DEVICE = graphql(`
  mutation TestPushDevice($id: ID!) {
    testPushDevice(id: $id)
  }
`)
