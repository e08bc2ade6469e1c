import { Alert, Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import { undoRequest } from '../../api/undo-request.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { REMOVE_DEMO } from './setup.operations.ts'

const REMOVAL = { document: REMOVE_DEMO, variables: {}, resource: 'site', subject: 'demo content' }

/** Removes the demo content, and undoes the removal. */
export function DemoRemoval({ count, onChanged }: { count: number; onChanged: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [removal, setRemoval] = useState<{ removed: number; requestId: string | null } | null>(null)
  const title = translate('admin.setup.demoRemove')

  const work = async (change: () => Promise<void>) => {
    setWorking(true)
    await attempt(change)
    // All cached lists are stale; without a reply, too.
    await queryClient.invalidateQueries()
    onChanged()
    setWorking(false)
  }
  const remove = () =>
    work(async () => {
      setAsking(false)
      const { reply, requestId } = await calls.send({ ...REMOVAL, title })
      setRemoval(reply?.removeDemoContent ?? { removed: count, requestId })
    })
  const undo = () =>
    work(async () => {
      await undoRequest(removal?.requestId ?? '', `${translate('ra.action.undo')}: ${title}`)
      setRemoval(null)
      notify('admin.setup.undone', { type: 'info' })
    })

  return (
    <>
      {removal && (
        <Alert
          severity={removal.removed > 0 ? 'success' : 'info'}
          action={
            removal.removed > 0 && (
              <Button color="inherit" size="small" disabled={isWorking} onClick={() => void undo()}>
                {translate('ra.action.undo')}
              </Button>
            )
          }
        >
          {translate('admin.setup.demoRemoved', { count: removal.removed })}{' '}
          {count > 0 && translate('admin.setup.demoLeft', { count })}
        </Alert>
      )}
      {!removal && (
        <Typography color="textSecondary">
          {translate(count > 0 ? 'admin.setup.demoWhat' : 'admin.setup.demoNone', { count })}
        </Typography>
      )}
      {count > 0 && (
        <Button variant="outlined" color="error" disabled={isWorking} onClick={() => setAsking(true)}>
          {title}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title="admin.setup.demoSure"
        content={translate('admin.setup.demoWhat', { count })}
        confirm="admin.setup.demoRemove"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
