import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { ask } from '../../api/ask.ts'
import { calls } from '../../api/call/calls.ts'
import { inputBounds } from '../../api/input-bounds.ts'
import { ADD_PLAN } from '../../plans/add-plan.operations.ts'
import { linesBack, type PlanRecord } from './plan-record.ts'
import { PRICES_NOW } from './price-plan.operations.ts'

const MOST_NAME = inputBounds.AddPricePlan.name.most

/** Adds a draft that leads back from a plan, and opens it. */
export function WayBack({ plan }: { plan: PlanRecord }) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const name = translate('resources.pricePlan.backName', { name: plan.name }).slice(0, MOST_NAME)
    try {
      const { products } = await ask(PRICES_NOW, {})
      const variables = { input: { name, lines: linesBack(plan, products) } }
      const subject = `pricePlan/${plan.id}/back`
      const write = { document: ADD_PLAN, variables, resource: 'pricePlan', subject, title: name }
      const { reply, ids } = await calls.send(write)
      notify('resources.pricePlan.backDone', { type: 'info' })
      redirect('edit', 'pricePlan', reply?.plan.id ?? ids[0])
    } catch (error) {
      const { message } = error as Error
      notify(translate(message, { _: message }), { type: 'error', autoHideDuration: 8000 })
    }
    setBusy(false)
  }
  return (
    <Button disabled={isBusy} onClick={() => void add()}>
      {translate('resources.pricePlan.back')}
    </Button>
  )
}
