import { useRedirect, useTranslate } from 'react-admin'
import type { AddPlanMutation, PricePlanLineInput } from '../../gql/graphql.ts'
import type { Receipt } from '../api/call/call.ts'
import type { Write } from '../api/call/line.ts'
import { useReceipt } from '../api/call/receipt.tsx'
import { ADD_PLAN } from './add-plan.operations.ts'
import type { PlanHead } from './plan-dialog.tsx'
import { useWhen } from './use-site-clock.ts'

/** How a draft sends a plan. */
type Send = (build: Build) => Promise<Receipt<AddPlanMutation> | null>
type Build = (
  values: object,
  earlier: Receipt | null,
) => Omit<Write<AddPlanMutation>, 'subject' | 'values' | 'draft'> | null

/**
 * A function that sends a plan, says that it is stored, and opens it.
 * @throws as `send` does. @returns false if an earlier call of the draft was stored instead.
 */
export function useAddPlan(): (
  head: PlanHead,
  lines: readonly PricePlanLineInput[],
  send: Send,
) => Promise<boolean> {
  const translate = useTranslate()
  const redirect = useRedirect()
  const when = useWhen()
  const showReceipt = useReceipt()
  return async ({ name, appliesAt }, lines, send) => {
    const variables = { input: { name, appliesAt, lines } }
    const title = `${translate('resources.pricePlan.name', { smart_count: 1 })} ‘${name}’`
    const write = { document: ADD_PLAN, variables, resource: 'pricePlan', title }
    // A plan of what remains would be another one.
    const receipt = await send((_, earlier) => (earlier ? null : write))
    if (!receipt || receipt.isEarlier) return false
    const { reply, ids, requestId } = receipt
    const done = translate('admin.prices.planned', { name, when: when(appliesAt) })
    showReceipt(done, { requestId }, () => redirect('list', 'pricePlan'))
    redirect('edit', 'pricePlan', reply?.plan.id ?? ids[0])
    return true
  }
}
