import { useCallback, useMemo } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { useReceipt } from '../../api/call/receipt.tsx'
import { timeText } from '../../language/moment-text.ts'
import { useTextOf } from './change-text.ts'
import type { Change, Dish } from './menu-dish.ts'
import type { MenuQueue } from './menu-queue.ts'
import type { DishState, Outcome } from './menu-states.ts'
import type { Unsent } from './unsent.ts'

export function useTimeOfDay(): (time: Date) => string {
  const [language] = useLocaleState()
  return useCallback((time: Date) => timeText(time, language), [language])
}

export type DishChanges = ReturnType<typeof useDishChanges>

/**
 * Changes dishes, shows the result, and offers to undo it.
 * @param reread loads the menu again.
 */
export function useDishChanges(queue: MenuQueue, reread: () => unknown) {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const textOf = useTextOf()

  const notifyOf = useCallback(
    (name: string, wanted: Change, { was, requestId }: Outcome) => {
      if (was === 'unchanged') return
      const messageArgs = { name, what: textOf(wanted) }
      if (was === 'stored') {
        const { status } = wanted
        const done = status ? `admin.menu.shown.${status}` : 'admin.menu.changed'
        return showReceipt(translate(done, messageArgs), { requestId }, reread)
      }
      const failed = was === 'unanswered' ? 'maybeFailed' : 'failed'
      notify(`admin.menu.${failed}`, { type: 'error', messageArgs })
    },
    [notify, showReceipt, translate, textOf, reread],
  )

  const change = useCallback(
    async ({ id, name }: Dish, wanted: Change, seen?: Change) =>
      notifyOf(name, wanted, await queue.change(id, wanted, seen)),
    [queue, notifyOf],
  )

  const retry = useCallback(
    async (unsent: Unsent) => notifyOf(unsent.base.name, unsent.change, await queue.retry(unsent)),
    [queue, notifyOf],
  )

  /** Each tells on its dish if it is not stored. */
  const retryAll = useCallback(
    (unsent: readonly Unsent[]) => {
      for (const each of unsent) void queue.retry(each)
    },
    [queue],
  )

  /** Changes all dishes of a category that differ, in one call with one undo. */
  const changeAll = useCallback(
    async (name: string, states: readonly DishState[], wanted: Change) => {
      const ids = states.map(({ dish }) => dish.id)
      const sent = await queue.changeMany(ids, wanted)
      if (!sent) return
      const message = translate('admin.menu.changedAll', {
        name,
        what: textOf(wanted).toLocaleLowerCase('tr'),
        smart_count: sent.count,
      })
      showReceipt(message, sent, reread)
      // Others may have changed them in the meantime.
      reread()
    },
    [queue, showReceipt, translate, textOf, reread],
  )

  return useMemo(() => ({ change, changeAll, retry, retryAll }), [change, changeAll, retry, retryAll])
}
