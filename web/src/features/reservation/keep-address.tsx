import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'

type Copied = 'NO' | 'YES' | 'FAILED'

/** Says that the address of the page is its key, and shares it by the phone, or copies it. */
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

  // It fails, too, if the guest thinks better of it.
  const share = () => navigator.share({ title: 'Masa isteğim', url: location.href }).catch(() => {})

  return (
    <aside className="guest-table__keep" aria-labelledby="sakla">
      <h2 id="sakla">Bu sayfayı saklayın</h2>
      <p>
        Yanıtı burada görür, gelemeyecekseniz buradan vazgeçersiniz. Sayfanın adresi sizin anahtarınızdır;
        adresi bilen herkes isteğinizi görebilir ve iptal edebilir.
      </p>
      {hydrated && (
        <div className="actions">
          {'share' in navigator && (
            <button className="button button--quiet" type="button" onClick={() => void share()}>
              <Icon name="share" />
              Paylaş
            </button>
          )}
          <button className="button button--quiet" type="button" onClick={() => void copy()}>
            Adresi kopyala
          </button>
        </div>
      )}
      <p role="status">
        {copied === 'YES' && 'Adres kopyalandı.'}
        {copied === 'FAILED' && 'Kopyalanamadı; tarayıcının adres çubuğundan kopyalayın.'}
      </p>
    </aside>
  )
}
