import { useCallback, useMemo } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { formatPrice } from '../../../lib/price.ts'
import { UNDO_MS, UndoNotice, useReceipt } from '../../api/call/receipt.tsx'
import { timeText } from '../../language/moment-text.ts'
import { type Change, difference, isNothing, reverse } from './menu-dish.ts'
import { type DishState, type MenuKeeper, mayBeStored, shownDish } from './menu-keeper.ts'

/** A short description of a change. */
export function useChangeInMessages(): (change: Change) => string {
  const translate = useTranslate()
  return useCallback(
    ({ availiblity, price, status }: Change) =>
      [
        availiblity === undefined ? [] : translate(`resources.product.availability.${availiblity}`),
        price === undefined ? [] : formatPrice(price),
        status === undefined ? [] : translate(`admin.status.${status}`),
      ]
        .flat()
        .join(', '),
    [translate],
  )
}

export function useTimeOfDay(): (time: Date) => string {
  const [language] = useLocaleState()
  return useCallback((time: Date) => timeText(time, language), [language])
}

export type DishChanges = ReturnType<typeof useDishChanges>

/**
 * Changes dishes, shows the result, and offers to undo it.
 * @param reread loads the menu again.
 */
export function useDishChanges(keeper: MenuKeeper, reread: () => unknown) {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const inMessages = useChangeInMessages()

  const change = useCallback(
    async (id: string, wanted: Change, seen?: Change) => {
      const before = shownDish(keeper.snapshot().get(id) as DishState)
      const words = (of: Change) => ({ name: before.name, what: inMessages(of) })
      const attempt = async (to: Change, from?: Change) => {
        const isStored = await keeper.change(id, to, from)
        const state = keeper.snapshot().get(id)
        const failed = state && mayBeStored(state) ? 'maybeFailed' : 'failed'
        if (!isStored) notify(`admin.menu.${failed}`, { type: 'error', messageArgs: words(to) })
        return isStored
      }
      if (!(await attempt(wanted, seen))) return
      const undo = () => void attempt(reverse(wanted, before), wanted)
      notify(<UndoNotice done={translate('admin.menu.changed', words(wanted))} onUndo={undo} />, {
        autoHideDuration: UNDO_MS,
      })
    },
    [keeper, notify, translate, inMessages],
  )

  /** Sends a failed change again; one that was stored before may have been replaced since. */
  const retry = useCallback(
    async (id: string) => {
      const wanted = keeper.snapshot().get(id)?.failed?.change
      const isStored = await keeper.retry(id)
      const state = keeper.snapshot().get(id)
      if (!wanted || !isStored || !state) return
      const now = shownDish(state)
      const replaced = difference(wanted, now)
      if (isNothing(replaced)) return
      const words = { name: now.name, what: inMessages(reverse(replaced, now)) }
      notify('admin.menu.replaced', { type: 'warning', messageArgs: words })
    },
    [keeper, notify, inMessages],
  )

  /** Changes all dishes of a category that differ, in one call with one undo. */
  const changeAll = useCallback(
    async (name: string, states: readonly DishState[], wanted: Change) => {
      const before = states.map(shownDish).filter((dish) => !isNothing(difference(wanted, dish)))
      const ids = before.map(({ id }) => id)
      const requestId = ids.length > 0 ? await keeper.changeMany(ids, wanted) : null
      if (requestId === null) return
      const message = translate('admin.menu.changedAll', {
        name,
        what: inMessages(wanted).toLocaleLowerCase('tr'),
        smart_count: ids.length,
      })
      showReceipt(message, { count: ids.length, requestId }, reread)
      // Their versions have changed.
      reread()
    },
    [keeper, showReceipt, translate, inMessages, reread],
  )

  return useMemo(() => ({ change, changeAll, retry }), [change, changeAll, retry])
}
