import { ReachGuest } from '../../guests/reach-guest.tsx'
import type { BookedTable } from './evening.ts'
import { toldText } from './requests.ts'

interface TellGuestProps {
  readonly table: BookedTable
  readonly phone: string
  readonly site: { readonly name: string; readonly timeZone: string }
}

/** Tells a guest the answer by phone, with the text ready. */
export function TellGuest({ table, phone, site }: TellGuestProps) {
  const text = toldText(table, site)
  return text && <ReachGuest name={table.name} phone={phone} text={text} ways={['whatsapp', 'sms', 'call']} />
}
