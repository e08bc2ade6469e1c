import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import type { Change } from './menu-dish.ts'

/** A short description of a change. */
export function textOf({ availiblity, price, status }: Change, translate: (key: string) => string): string {
  return [
    availiblity === undefined ? [] : translate(`resources.product.availability.${availiblity}`),
    price === undefined ? [] : formatPrice(price),
    status === undefined ? [] : translate(`admin.status.${status}`),
  ]
    .flat()
    .join(', ')
}

export function useTextOf(): (change: Change) => string {
  const translate = useTranslate()
  return useCallback((change: Change) => textOf(change, translate), [translate])
}
