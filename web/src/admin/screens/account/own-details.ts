import { useQueryClient } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { ask } from '../../api/ask.ts'
import { forgetSession, type Session } from '../../api/session.ts'
import { UPDATE_OWN_DETAILS } from './account.operations.ts'

type Me = Session['me']

export interface OwnDetails {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly email?: string | null
}

/** What the API takes as a user name. */
const USER_NAME = /^[A-Za-z0-9._@+-]{3,64}$/

/** An address that nobody can have (RFC 2606), such as that of the first administrator. */
export const isExampleAddress = (email: string): boolean => /@example\.(com|net|org)$/i.test(email)

/** The changed fields of the own account. A user name that is the mail address stays so. */
export function changedDetails(me: Me, typed: OwnDetails): Partial<Record<keyof Me, string | null>> {
  const text = (value: string | null | undefined) => value?.trim() || null
  const firstName = text(typed.firstName)
  const lastName = text(typed.lastName)
  const email = text(typed.email) ?? me.email
  const follows = me.userName === me.email && USER_NAME.test(email)
  return {
    ...(firstName !== (me.firstName ?? null) && { firstName }),
    ...(lastName !== (me.lastName ?? null) && { lastName }),
    ...(email !== me.email && { email, ...(follows && { userName: email }) }),
  }
}

/** Stores details of the own account, and shows them on every screen. */
export function useOwnDetails(me: Me): (typed: OwnDetails, currentPassword?: string) => Promise<void> {
  const queryClient = useQueryClient()
  return async (typed, currentPassword) => {
    const changed = changedDetails(me, typed)
    if (Object.keys(changed).length === 0) return
    const input = { ...changed, ...(currentPassword !== undefined && { currentPassword }) }
    await ask(UPDATE_OWN_DETAILS, { id: me.id, input }, 'user').catch((error: HttpError) => {
      // The user name is no field of the forms; it is refused for being somebody's address or name.
      const { userName, ...errors } = error.body?.errors ?? {}
      if (userName) error.body.errors = { email: userName, ...errors }
      throw error
    })
    forgetSession()
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [key] }) => key === 'me' || key === 'auth',
    })
  }
}
