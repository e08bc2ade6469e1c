import { Link } from 'react-router-dom'
import { Empty } from '../../components/empty.tsx'
import { paths } from '../../paths.ts'

/** In place of a cart that has nothing in it. */
export const EmptyCart = ({ text = 'Sepetiniz boş.' }: { readonly text?: string | undefined }) => (
  <Empty text={text}>
    <Link className="button" to={paths.wholeMenu}>
      Menüden seçin
    </Link>
  </Empty>
)
