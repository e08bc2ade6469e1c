import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'
import { type OrderParts, orderParts } from '../lib/order-parts.ts'

/** Whether guests order on the site; another object once parts came late. */
export const TakesOrders = createContext({ takesOrders: false })

type OrderPartProps<Name extends keyof OrderParts> = { readonly name: Name } & ComponentProps<
  OrderParts[Name]
>

/** What a page has only where guests order; nothing elsewhere. */
export function OrderPart<Name extends keyof OrderParts>({ name, ...props }: OrderPartProps<Name>) {
  const { takesOrders } = useContext(TakesOrders)
  const Part = orderParts[name] as ComponentType<object> | undefined
  return takesOrders && Part && <Part {...props} />
}
