import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Takes the place of a form whose link has done its work; a screen reader is told. */
export function LinkDone({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="sign-in__way" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Says what to do about a link that cannot be used. */
export function BadLink({ children }: { readonly children?: ReactNode }) {
  return (
    <section className="sign-in__way" role="alert">
      <h2>Bu bağlantı artık geçmiyor</h2>
      <p>Kullanılmış, yenilenmiş ya da süresi geçmiş. Size gelen en son bağlantıyı açın.</p>
      {children ?? (
        <>
          <p>Yoksa yöneticinizden yenisini isteyin, ya da kurtarma kodunuz varsa onu kullanın.</p>
          <Link className="button" to={paths.forgotten}>
            Başka yollar
          </Link>
        </>
      )}
    </section>
  )
}
