import type { HttpError } from 'ra-core'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { WholeMenuQuery } from '../../../gql/graphql.ts'
import { isRefusal } from '../../api/api-failure.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import type { PlanHead } from '../../plans/plan-dialog.tsx'
import { useAddPlan } from '../../plans/use-add-plan.ts'
import { SAVE_PRODUCTS } from './import.operations.ts'
import { plannedLines } from './planned-lines.ts'
import { addedCategories, overLimit, sentLines } from './sent-lines.ts'
import type { IntakeState } from './use-intake.ts'

export type Storing = ReturnType<typeof useStoring>

/** Stores what somebody takes in, in one call, or plans its prices. @param onStored called once it is stored. */
export function useStoring(
  { lines, category, change, send, source }: IntakeState,
  data: WholeMenuQuery | undefined,
  refetch: () => unknown,
  onStored: () => void,
) {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const addPlan = useAddPlan()
  const [saved, setSaved] = useState(0)
  const taken = lines.filter(({ isLeft }) => !isLeft)
  const stored = taken.filter(({ input }) => input)
  const inputs = sentLines(stored, data?.products ?? [])
  const open = lines.filter(({ isOpen }) => isOpen)
  const limit = overLimit(inputs)
  const isUnclear = source.sheet !== null && source.sheet.rivals.length > 0
  // Refused lines have no prices yet.
  const planned =
    data && open.length === 0 && limit === null && !isUnclear ? plannedLines(taken, data.products) : null

  const refusalText = (failure: unknown) => {
    const { body } = failure as HttpError
    const refused = stored[body?.line]
    const message = isRefusal(failure, 'STALE_VERSION')
      ? translate('admin.import.changed')
      : (failure as HttpError).message
    return refused
      ? translate('admin.import.refusedLine', { number: refused.number, name: refused.name, message })
      : message
  }
  /** @throws as `send` does; the dialog says why, and stays. */
  const plan = async (head: PlanHead) => {
    const isStored = await addPlan(head, planned ?? [], (build) => send(build))
    if (!isStored) void refetch()
  }
  const save = async () => {
    const added = addedCategories(inputs).length
    const variables = { lines: inputs, addCategories: added > 0 }
    const title = translate('admin.import.title')
    const write = { document: SAVE_PRODUCTS, variables, resource: 'product', title }
    try {
      // What remains is another menu once a part of it is stored: the preview shows it.
      const receipt = await send((_, earlier) => (earlier ? null : write))
      if (!receipt || receipt.isEarlier) return void refetch()
      const { requestId } = receipt
      const count = inputs.length
      onStored()
      change({ category })
      setSaved(count)
      const done = translate('admin.import.done', { smart_count: count })
      showReceipt(done, { requestId, count: count + added }, () => {
        setSaved(0)
        void refetch()
      })
    } catch (failure) {
      notify(refusalText(failure), { type: 'error', autoHideDuration: 10_000 })
    }
    void refetch()
  }
  return {
    /** Those that are not left out. */
    taken,
    /** Those that have to be looked at before. */
    open,
    inputs,
    limit,
    planned,
    isBlocked: isUnclear || open.length > 0 || limit !== null || inputs.length === 0,
    save,
    plan,
    /** The number of dishes that were just stored. */
    saved,
    forget: () => setSaved(0),
  }
}
