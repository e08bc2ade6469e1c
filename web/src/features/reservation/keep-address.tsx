import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import * as guestTableWords from './guest-table.words.ts'

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
  const share = () => navigator.share({ title: guestTableWords.shared, url: location.href }).catch(() => {})

  return (
    <aside className="guest-table__keep" aria-labelledby="sakla">
      <h2 id="sakla">{guestTableWords.keepPage}</h2>
      <p>{guestTableWords.keepPageWhy}</p>
      {hydrated && (
        <div className="actions">
          {'share' in navigator && (
            <button className="button button--quiet" type="button" onClick={() => void share()}>
              <Icon name="share" />
              {guestTableWords.share}
            </button>
          )}
          <button className="button button--quiet" type="button" onClick={() => void copy()}>
            {guestTableWords.copy}
          </button>
        </div>
      )}
      <p role="status">
        {copied === 'YES' && guestTableWords.copied}
        {copied === 'FAILED' && guestTableWords.notCopied}
      </p>
    </aside>
  )
}
