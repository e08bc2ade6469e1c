import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { calls } from '../../api/call/calls.ts'
import { type Conflict, merge } from '../../api/call/merge.ts'
import { forgetSession, type Session, session } from '../../api/session.ts'
import { overStored } from '../../forms/conflict/over-stored.ts'
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
  const translate = useTranslate()
  // The form shows the base, whatever is stored meanwhile.
  const known = useMemo(() => ({ base: me, stored: me }), [me])
  const title = translate('admin.account.details')
  const reread = async () => {
    forgetSession()
    known.stored = (await session()).me
    return known.stored
  }
  return async (typed, currentPassword) => {
    const own = changedDetails(known.base, typed)
    const store = async (stored: Me): Promise<void> => {
      const { changed, conflicts, merged } = merge(known.base, own, stored)
      // Told only once, beside the field, so that the user can save over it.
      known.base = {
        ...known.base,
        ...Object.fromEntries(conflicts.map((each) => [each.field, each.theirs])),
      }
      if (conflicts.length > 0) throw new HttpError(title, 409, { errors: errorsOf(conflicts) })
      if (changed.length === 0) return
      const input = {
        ...Object.fromEntries(changed.map((field) => [field, merged[field]])),
        concurrencyStamp: stored.concurrencyStamp,
        ...(currentPassword !== undefined && { currentPassword }),
      }
      const write = { document: UPDATE_OWN_DETAILS, variables: { id: me.id, input }, resource: 'user', title }
      const { isEarlier } = await calls.send({ ...write, subject: `own details/${me.id}` })
      if (isEarlier) await store(await reread())
    }
    const errorsOf = (conflicts: readonly Conflict[]) =>
      Object.fromEntries(
        conflicts.map(({ field, theirs }) => [
          field,
          `${translate('admin.conflict.theirs')}: ${theirs ?? translate('admin.conflict.empty')}`,
        ]),
      )
    await overStored(known.stored, reread, store).catch((error: HttpError) => {
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
