import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const inWords = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' })

interface PriceListHeadProps {
  readonly site?: { name: string; phone: string; address: string }
}

/** The head of the printed price list: restaurant and date, because prices change. */
export function PriceListHead({ site }: PriceListHeadProps) {
  const [today, setToday] = useState('')
  useEffect(() => {
    const look = () => setToday(inWords.format(new Date()))
    look()
    // Updates the date when printing, even if the page was opened days ago.
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
