import { graphql } from '../../../gql/gql.ts'

export const MAIL_SETTINGS = graphql(`
  query MailSettings {
    mailAccount {
      contactId
      state
      isHeld
      since
      lastSentAt
      lastError
      waiting
      failed
      sentToday
    }
    contacts {
      id
      mail
      mailServer
      port
      userName
      version
    }
  }
`)

export const MAILS = graphql(`
  query Mails($query: TableQuery) {
    mailTable(query: $query) {
      items {
        id
        kind
        to
        state
        createdAt
        notBefore
        sentAt
        attempts
        lastError
      }
      totalCount
    }
  }
`)

export const ADD_MAIL_FIELDS = graphql(`
  mutation AddMailFields($input: AddContact!) {
    addContact(input: $input) {
      id
    }
  }
`)

export const UPDATE_MAIL_FIELDS = graphql(`
  mutation UpdateMailFields($id: ID!, $input: UpdateContact!) {
    updateContact(id: $id, input: $input) {
      id
    }
  }
`)

export const USE_MAIL_ACCOUNT = graphql(`
  mutation UseMailAccount($contactId: ID!, $currentPassword: String!) {
    useMailAccount(contactId: $contactId, currentPassword: $currentPassword) {
      state
    }
  }
`)

export const STOP_MAIL = graphql(`
  mutation StopMail {
    stopMail
  }
`)

export const RETRY_MAIL = graphql(`
  mutation RetryMail($id: ID!) {
    retryMail(id: $id) {
      id
    }
  }
`)

export const CANCEL_MAIL = graphql(`
  mutation CancelMail($id: ID!) {
    cancelMail(id: $id) {
      id
    }
  }
`)
