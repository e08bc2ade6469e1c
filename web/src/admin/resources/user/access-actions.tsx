import EndIcon from '@mui/icons-material/Logout'
import ResetIcon from '@mui/icons-material/PhonelinkErase'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { useDirty } from '../../forms/drafts/use-dirty.ts'
import { isCancelled } from '../../users/use-secret-call.ts'
import { calledName, type UserRecord } from '../../users/user-record.ts'
import { END_USER_SESSIONS, RESET_SECOND_FACTOR } from './link.operations.ts'

type Question = 'endSessions' | 'resetStep'

const DONE = { endSessions: 'resources.user.sessionsEnded', resetStep: 'resources.user.stepReset' } as const

/** Ends the sessions of another user and, for administrators, what they have lost besides the password. */
export function AccessActions({ user }: { readonly user: UserRecord }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const isDirty = useDirty()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const [asking, setAsking] = useState<Question | null>(null)
  const send = async (question: Question) => {
    setAsking(null)
    const title = `${translate(`resources.user.${question}`)}: ${calledName(user)}`
    // Each is made, although one of before was: sessions and factors come again.
    const about = { title, subject: `access/${user.id}/${newClientKey()}` }
    const userId = user.id
    try {
      if (question === 'endSessions')
        await calls.send({ document: END_USER_SESSIONS, variables: { userId }, ...about })
      else {
        // Without the own password, which is then asked for.
        const variables = { userId, currentPassword: '' }
        await calls.send({ document: RESET_SECOND_FACTOR, variables, ...about })
      }
      notify(DONE[question], { type: 'success' })
    } catch (error) {
      if (!isCancelled(error)) notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    // Both change the stamp of the stored user.
    refresh()
  }
  const shown = asking ?? 'endSessions'
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EndIcon />}
        disabled={isDirty}
        onClick={() => setAsking('endSessions')}
      >
        {translate('resources.user.endSessions')}
      </Button>
      {roles.includes('administrator') && (
        <Button
          variant="outlined"
          startIcon={<ResetIcon />}
          disabled={isDirty}
          onClick={() => setAsking('resetStep')}
        >
          {translate('resources.user.resetStep')}
        </Button>
      )}
      <Confirm
        isOpen={asking !== null}
        title={`resources.user.${shown}Title`}
        content={translate(`resources.user.${shown}What`, { name: calledName(user) })}
        confirm={`resources.user.${shown}`}
        confirmColor="warning"
        onConfirm={() => void send(shown)}
        onClose={() => setAsking(null)}
      />
    </>
  )
}
