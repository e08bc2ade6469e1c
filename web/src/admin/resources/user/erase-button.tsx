import EraseIcon from '@mui/icons-material/PersonOff'
import { useState } from 'react'
import {
  Button,
  Confirm,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { allows } from '../../api/access.ts'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { calledName, type UserRecord } from '../../users/user-record.ts'
import { ERASE_USER } from './user.operations.ts'

/** Erases the personal data of a removed user after a confirmation; renders nothing for other users. */
export function EraseButton() {
  const translate = useTranslate()
  const user = useRecordContext<UserRecord>()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const notify = useNotify()
  const attempt = useAttempt()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  if (!user?.isDeleted || user.erasedAt || !allows(roles, 'erase', 'user')) return null
  const erase = async () => {
    setAsking(false)
    const title = translate('resources.user.erase')
    const write = { document: ERASE_USER, variables: { id: user.id }, subject: `erasure/${user.id}`, title }
    if (await attempt(() => calls.send(write))) {
      notify('resources.user.erased', { type: 'info' })
    }
    refresh()
  }
  return (
    <>
      <Button
        label="resources.user.erase"
        color="error"
        onClick={(event) => {
          event.stopPropagation()
          setAsking(true)
        }}
      >
        <EraseIcon />
      </Button>
      <Confirm
        isOpen={asking}
        title="resources.user.eraseTitle"
        content={translate('resources.user.eraseWhat', { name: calledName(user) })}
        confirm="resources.user.erase"
        confirmColor="warning"
        onConfirm={(event) => {
          event.stopPropagation()
          void erase()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
