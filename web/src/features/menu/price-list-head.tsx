import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const inWords = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

interface PriceListHeadProps {
  readonly site?: { name: string; phone: string; address: string }
}

/** For paper alone, where prices grow old: whose they are, and of which day. */
export function PriceListHead({ site }: PriceListHeadProps) {
  const [today, setToday] = useState('')
  useEffect(() => {
    const look = () => setToday(inWords.format(new Date()))
    look()
    // A page that has been open for days is printed with the day of printing, which is now.
    const print = () => flushSync(look)
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return (
    <div className="price-list-head">
      <p>{site?.name}</p>
      <p>
        {site?.phone} · {site?.address}
      </p>
      <p>Fiyat listesi{today && ` · ${today}`}</p>
    </div>
  )
}
