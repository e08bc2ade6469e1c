import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

type Copied = 'NO' | 'YES' | 'FAILED'

/** Says that the address of the page is its key, and copies it. */
export function KeepAddress() {
  const hydrated = useHydrated()
  const [copied, setCopied] = useState<Copied>('NO')

  const copy = async () => {
    // The clipboard is there on secure pages only.
    const done = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    setCopied(done ? 'YES' : 'FAILED')
  }

  return (
    <aside className="guest-table__keep" aria-labelledby="sakla">
      <h2 id="sakla">Bu sayfayı saklayın</h2>
      <p>
        Cevabı burada görür, gelemeyecekseniz buradan vazgeçersiniz. Sayfanın adresi sizin anahtarınızdır;
        adresi bilen herkes isteğinizi görebilir.
      </p>
      {hydrated && (
        <button className="button button--quiet" type="button" onClick={() => void copy()}>
          Adresi kopyala
        </button>
      )}
      <p role="status">
        {copied === 'YES' && 'Adres kopyalandı.'}
        {copied === 'FAILED' && 'Kopyalanamadı; tarayıcının adres çubuğundan kopyalayın.'}
      </p>
    </aside>
  )
}
