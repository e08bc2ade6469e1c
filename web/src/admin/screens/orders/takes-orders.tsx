import { Alert, FormControlLabel, Link as StyledLink, Switch, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import type { TakesOrdersQuery } from '../../../gql/graphql.ts'
import { paths } from '../../../paths.ts'
import { whatsappHref } from '../../../rules/telephone.ts'
import { calls } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { useAttempt } from '../../api/use-attempt.ts'
import { SectionCard } from '../section-card.tsx'
import type { PageModes } from '../tables/page-switch.ts'
import { isOrdering, missingFacts, orderModes, switchedOrders } from './order-switch.ts'
import { SWITCH_ORDERS } from './orders.operations.ts'
import { trialOrder } from './trial-order.ts'

interface TakesOrdersProps {
  readonly data: TakesOrdersQuery
  /** Reads the settings again. */
  reread(): Promise<unknown>
}

/** Whether guests order on the site: a switch for its three pages, what is missing for it, and a trial. */
export function TakesOrders({ data, reread }: TakesOrdersProps) {
  const translate = useTranslate()
  const { turn, isSending, isOn } = useOrderSwitch(data, reread)
  const missing = missingFacts(data.site.settings)
  return (
    <SectionCard title="admin.orders.title">
      <FormControlLabel
        label={translate('admin.orders.question')}
        control={
          <Switch
            checked={isOn}
            disabled={isSending || (!isOn && missing.length > 0)}
            onChange={(_, on) => void turn(on)}
            sx={{ '& .MuiSwitch-input': { minHeight: 38 } }}
          />
        }
      />
      <Typography variant="body2" color="textSecondary">
        {translate(`admin.orders.${isOn ? 'on' : 'off'}`)}{' '}
        {isOn && (
          <StyledLink href={paths.onlineOrder} target="_blank" rel="noopener">
            {translate('admin.orders.look')}
          </StyledLink>
        )}
      </Typography>
      {missing.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {translate('admin.orders.missing')}{' '}
          {missing.map((fact) => translate(`resources.site.fields.${fact}`)).join(', ')}
        </Alert>
      )}
      <Trial data={data} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {translate('admin.orders.law')}
      </Typography>
    </SectionCard>
  )
}

/** What guests would send, addressed to the house itself. */
function Trial({ data }: Pick<TakesOrdersProps, 'data'>) {
  const translate = useTranslate()
  const { settings } = data.site
  if (missingFacts(settings).includes('whatsapp')) return null
  const text = trialOrder(data, new Date())
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      {text === null ? (
        translate('admin.orders.noDish')
      ) : (
        <>
          <StyledLink href={whatsappHref(settings.whatsapp ?? '', text)} target="_blank" rel="noreferrer">
            {translate('admin.orders.trial')}
          </StyledLink>{' '}
          {translate('admin.orders.trialHint')}
        </>
      )}
    </Typography>
  )
}

function useOrderSwitch({ site, pageTexts }: TakesOrdersQuery, reread: () => Promise<unknown>) {
  const translate = useTranslate()
  const attempt = useAttempt()
  const showReceipt = useReceipt()
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  // Of the browser: the settings do not say which modes the pages had.
  const [before, setBefore] = useStore<PageModes | null>('orders.pagesBefore', null)
  const modes: PageModes = site.settings.pages ?? []
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['site'] })
    await reread()
  }
  const turn = async (on: boolean) => {
    setSending(true)
    const done = translate(`admin.orders.${on ? 'turnedOn' : 'turnedOff'}`)
    const written = pageTexts.map(({ key }) => key)
    const input = { pages: switchedOrders(modes, on, before, written), version: site.version }
    const isDone = await attempt(async () => {
      const write = { document: SWITCH_ORDERS, variables: { input }, resource: 'site', title: done }
      showReceipt(done, await calls.send({ ...write, subject: 'orders on the site' }), () => void refresh())
    })
    if (isDone) setBefore(on ? orderModes(modes) : null)
    await refresh()
    setSending(false)
  }
  return { turn, isSending, isOn: isOrdering(modes) }
}
