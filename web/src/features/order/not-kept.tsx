import { cart } from './cart.ts'

/** Where the browser keeps no cart; nothing where it does. For components that render with the cart. */
export const NotKept = () =>
  cart.isKept ? null : (
    <p className="order-warning">Tarayıcınız sepeti saklayamıyor; bu sayfayı kapatmayın.</p>
  )
