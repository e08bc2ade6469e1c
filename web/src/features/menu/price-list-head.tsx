import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { inTurkish } from '../../lib/told.tsx'
import { calendarDay } from '../../rules/hours-text.ts'
import { localDay } from '../../rules/opening-hours.ts'
import * as menuWords from './menu.words.ts'

const TIME_ZONE = 'Europe/Istanbul'

interface PriceListHeadProps {
  readonly site?: { name: string; phone: string; address: string }
}

/** The head of the printed price list: restaurant and date, because prices change. */
export function PriceListHead({ site }: PriceListHeadProps) {
  /** YYYY-MM-DD. */
  const [today, setToday] = useState('')
  useEffect(() => {
    // Only when printing: the page may have been opened days before.
    const print = () => flushSync(() => setToday(localDay(new Date(), TIME_ZONE)))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return (
    <div className="price-list-head">
      <p>{inTurkish(site?.name)}</p>
      <p>{inTurkish([site?.phone, site?.address].filter(Boolean).join(' · '))}</p>
      <p>
        {menuWords.priceList}
        {today && ` · ${menuWords.date(calendarDay(today))}`}
        {` · ${menuWords.withTax}`}
      </p>
    </div>
  )
}
