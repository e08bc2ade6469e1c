import { Box, FormControlLabel, Link as StyledLink, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { calls } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { screenPaths } from '../../api/screen-paths.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { isTaking, type PageModes, switched } from './page-switch.ts'
import { SWITCH_REQUESTS, TAKES_REQUESTS } from './tables.operations.ts'

/** Whether guests ask for tables on the site: a switch for who may change its settings, and nothing for others. */
export function TakesRequests() {
  const { canAccess } = useCanAccess({ resource: 'site', action: 'edit' })
  return canAccess ? <RequestSwitch /> : null
}

function RequestSwitch() {
  const translate = useTranslate()
  const attempt = useAttempt()
  const showReceipt = useReceipt()
  const [isSending, setSending] = useState(false)
  const { data, refetch } = useFreshQuery('requests for tables', TAKES_REQUESTS)
  if (!data) return null
  const { pages, version, reservations } = data.site
  const modes: PageModes = pages ?? []
  const isOn = isTaking(modes)
  const turn = async (on: boolean) => {
    setSending(true)
    const done = translate(`admin.tables.requests.${on ? 'turnedOn' : 'turnedOff'}`)
    const written = data.pageTexts.map(({ key }) => key)
    const input = { pages: switched(modes, on, written), version }
    await attempt(async () => {
      const write = { document: SWITCH_REQUESTS, variables: { input }, resource: 'site', title: done }
      showReceipt(done, await calls.send({ ...write, subject: 'requests for tables' }), () => void refetch())
    })
    await refetch()
    setSending(false)
  }
  return (
    <Box component="section" aria-label={translate('admin.tables.requests.title')}>
      <FormControlLabel
        label={translate('admin.tables.requests.question')}
        control={
          <Switch
            checked={isOn}
            disabled={isSending}
            onChange={(_, on) => void turn(on)}
            sx={{ '& .MuiSwitch-input': { minHeight: 38 } }}
          />
        }
      />
      <Typography variant="body2" color="textSecondary">
        {translate(`admin.tables.requests.${isOn ? 'on' : 'off'}`)}{' '}
        {isOn && (
          <StyledLink href={paths.bookTable} target="_blank" rel="noopener">
            {translate('admin.tables.requests.look')}
          </StyledLink>
        )}
        {isOn && ' · '}
        <StyledLink component={Link} to={screenPaths.tableSettings}>
          {translate(`admin.tables.requests.${reservations.seats === null ? 'seats' : 'rules'}`)}
        </StyledLink>
      </Typography>
    </Box>
  )
}
