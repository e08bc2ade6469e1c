import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The current date: `22 Kasım 2026`. */
const inWords = () =>
  new Date().toLocaleDateString('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

interface PriceListHeadProps {
  readonly site?: { name: string; phone: string; address: string }
}

/** The head of the printed price list: restaurant and date, because prices change. */
export function PriceListHead({ site }: PriceListHeadProps) {
  const [today, setToday] = useState('')
  useEffect(() => {
    // Only when printing: the page may have been opened days before.
    const print = () => flushSync(() => setToday(inWords()))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return (
    <div className="price-list-head">
      <p>{site?.name}</p>
      <p>{[site?.phone, site?.address].filter(Boolean).join(' · ')}</p>
      <p>Fiyat listesi{today && ` · ${today}`} · KDV dâhil</p>
    </div>
  )
}
