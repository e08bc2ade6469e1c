import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { calls } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import type { PlannedPrice } from '../../plans/planned-prices.ts'
import { useWhen } from '../../plans/use-site-clock.ts'
import { readWaitingPlans } from '../../plans/use-waiting-plans.ts'
import { CANCEL_PLAN, CHANGE_PLAN_LINES } from './menu.operations.ts'
import { ONE_LINE } from './menu-layout.ts'

/** Columns up to that of the price. */
const UNDER_PRICE = { gridColumn: '2 / 5', textAlign: 'right' } as const

/** The planned prices of a dish in words: `28 Kasım 08.00’de 200 TL`. */
function usePlannedText() {
  const translate = useTranslate()
  const when = useWhen()
  return ({ appliesAt, serving, price }: PlannedPrice) =>
    translate(serving === null ? 'admin.menu.planned' : 'admin.menu.plannedServing', {
      when: when(appliesAt),
      price: formatPrice(price),
      serving,
    })
}

/** Says below the price of a dish what is planned for it. */
export function PlannedPrices({ prices }: { prices: readonly PlannedPrice[] }) {
  const textOf = usePlannedText()
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ order: 1, flexBasis: '100%', gridColumn: '2 / -1', [ONE_LINE]: UNDER_PRICE }}
    >
      {prices.map(textOf).join(' · ')}
    </Typography>
  )
}

interface PlanQuestionProps {
  readonly dish: { readonly id: string; readonly name: string }
  /** The planned prices of the dish itself. */
  readonly prices: readonly PlannedPrice[]
  onClose(): void
}

/** Asks after a change by hand whether the plans keep their prices of the dish. */
export function PlanQuestion({ dish, prices, onClose }: PlanQuestionProps) {
  const translate = useTranslate()
  const textOf = usePlannedText()
  const leaveOut = useLeaveOut(dish)
  const [isBusy, setBusy] = useState(false)
  const text = useId()
  const press = async () => {
    setBusy(true)
    await leaveOut(prices.map(({ planId }) => planId))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-describedby={text}>
      <DialogTitle>{translate('admin.menu.planTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>
          {translate('admin.menu.planWhat', { name: dish.name, planned: prices.map(textOf).join(' · ') })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={() => void press()} size="tall">
          {translate('admin.menu.planLeaveOut')}
        </Button>
        <Button autoFocus variant="contained" disabled={isBusy} onClick={onClose} size="tall">
          {translate('admin.menu.planKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Takes the price of a dish out of plans; a plan without any other is cancelled. */
function useLeaveOut({ id: dishId, name }: PlanQuestionProps['dish']) {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const queryClient = useQueryClient()
  const reread = () => void queryClient.invalidateQueries({ queryKey: ['pricePlan'] })
  return async (planIds: readonly string[]) => {
    const done = translate('admin.menu.planLeftOut', { name })
    try {
      // As they are now: others may have changed them since.
      const plans = (await readWaitingPlans()).filter(({ id }) => planIds.includes(id))
      for (const { id, version, lines } of plans) {
        const left = lines.filter(({ productId, serving }) => productId !== dishId || serving)
        if (left.length === lines.length) continue
        const about = { resource: 'pricePlan', subject: `pricePlan/${id}/leave-out/${dishId}`, title: done }
        const { requestId } =
          left.length > 0
            ? await calls.send({
                ...about,
                document: CHANGE_PLAN_LINES,
                variables: { id, input: { version, lines: left } },
              })
            : await calls.send({ ...about, document: CANCEL_PLAN, variables: { ids: [id] } })
        showReceipt(done, { requestId }, reread)
      }
    } catch (error) {
      const { message } = error as Error
      notify(translate(message, { _: message }), { type: 'error', autoHideDuration: 8000 })
    }
    reread()
  }
}
