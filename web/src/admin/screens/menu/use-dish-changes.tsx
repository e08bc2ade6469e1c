import { useCallback } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { formatPrice } from '../../../lib/price.ts'
import { UndoNotice } from '../../lists/undo-notice.tsx'
import { type Change, difference, isNothing, reverse } from './menu-dish.ts'
import { type DishState, type MenuKeeper, shownDish } from './menu-keeper.ts'

/** A short description of a change. */
export function useChangeInMessages(): (change: Change) => string {
  const translate = useTranslate()
  return useCallback(
    ({ availiblity, price, status }: Change) =>
      [
        availiblity === undefined ? [] : translate(`admin.menu.${availiblity ? 'available' : 'soldOut'}`),
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
  return useCallback(
    (time: Date) => time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }),
    [language],
  )
}

/** Changes dishes, shows the result, and offers to undo it. */
export function useDishChanges(keeper: MenuKeeper) {
  const translate = useTranslate()
  const notify = useNotify()
  const inMessages = useChangeInMessages()

  const change = useCallback(
    async (id: string, wanted: Change) => {
      const before = shownDish(keeper.snapshot().get(id) as DishState)
      const words = { name: before.name, what: inMessages(wanted) }
      if (!(await keeper.change(id, wanted)))
        return notify('admin.menu.failed', { type: 'error', messageArgs: words })
      const undo = () => void keeper.change(id, reverse(wanted, before))
      notify(<UndoNotice done={translate('admin.menu.changed', words)} onUndo={undo} />, {
        autoHideDuration: 6000,
      })
    },
    [keeper, notify, translate, inMessages],
  )

  /** Changes all dishes of a category that differ. */
  const changeAll = async (name: string, states: readonly DishState[], wanted: Change) => {
    const before = states.map(shownDish).filter((dish) => !isNothing(difference(wanted, dish)))
    const saved = await Promise.all(before.map(({ id }) => keeper.change(id, wanted)))
    const done = before.filter((_dish, at) => saved[at])
    if (done.length === 0) return
    const undo = () => {
      for (const dish of done) void keeper.change(dish.id, reverse(wanted, dish))
    }
    const message = translate('admin.menu.changedAll', {
      name,
      what: inMessages(wanted).toLocaleLowerCase('tr'),
      smart_count: done.length,
    })
    notify(<UndoNotice done={message} onUndo={undo} />, { autoHideDuration: 10_000 })
  }

  return { change, changeAll }
}
