import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'

/** How to order where scripts do not run: a cart is on the device. Scripts have no need of the words. */
export const NoScript = ({ phone }: { readonly phone: string | undefined }) => (
  <noscript>
    {import.meta.env.SSR && (
      <p>
        Sepet için tarayıcınızda JavaScript gerekir. <a href={paths.menu}>Menüye bakın</a>
        {phone && (
          <>
            , siparişiniz için <a href={telephoneHref(phone)}>{phone}</a>
          </>
        )}
        .
      </p>
    )}
  </noscript>
)
