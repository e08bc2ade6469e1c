import { CartLink, CartTab } from '../../features/order/cart-links.tsx'
import { orderParts } from '../../lib/order-parts.ts'
import '../../features/order/order.css'

const pages = import.meta.env.SSR ? {} : import.meta.glob('./{cart,checkout,online-order}.tsx')
const parts = import.meta.env.SSR ? {} : import.meta.glob('./{contact,menu,privacy-policy}.tsx')

Object.assign(orderParts, {
  ...{ CartLink, CartTab },
  openPage: (page: string) => pages[`./${page}.tsx`]?.(),
  load: (page: string) => parts[`./${page}.tsx`]?.(),
})

export const loadAll = () => Promise.all(Object.values({ ...pages, ...parts }).map((load) => load()))
