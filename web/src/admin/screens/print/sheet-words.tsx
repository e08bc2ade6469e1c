import { isLettering } from '../../../rules/lettering.ts'
import { BesideTurkish } from './beside-turkish.tsx'
import type { MenuTexts } from './menu-texts.ts'
import type { PrintedMenu } from './printed-menu.ts'
import { SHEET_TRANSLATIONS } from './sheet-translations.ts'

/** The restaurant in the head of every sheet. */
interface Venue {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Of the owner's logo; absent if there is none. */
  readonly logoUrl?: string | null | undefined
  /** Width of the logo by its height. */
  readonly logoAspect?: number | null | undefined
  /** Of the business code of the Ministry; absent if there is none. */
  readonly officialQrUrl?: string | null | undefined
  /** The address of the menu in QR codes. */
  readonly menuUrl: string
}

export interface SheetProps {
  readonly venue: Venue
  readonly menu: PrintedMenu
  /** The menu in the language that is printed beside Turkish; null for none. */
  readonly texts?: MenuTexts | null | undefined
}

export const CURRENCY = "Fiyatlarımız TL'dir, KDV dâhildir."
export const WITHOUT_QR = 'QR kodu kullanamayan misafirlerimiz için basılı menümüz vardır; lütfen isteyin.'
const SINCE = 'Fiyatların geçerlilik tarihi'

/** The date from which the prices apply: one for all, or a note that each row has its own. */
export function sinceText({ since, newest }: PrintedMenu, hasRows: boolean): string {
  if (since) return `${SINCE}: ${since}`
  return hasRows
    ? `${SINCE}: her fiyatın yanında`
    : `${SINCE}: fiyat listesinde, her fiyatın yanında; en yenisi ${newest}`
}

/** The restaurant's name below its logo, or a logo in letters alone. */
export function VenueName({ venue: { name, logoUrl, logoAspect } }: Pick<SheetProps, 'venue'>) {
  if (logoUrl && isLettering(logoAspect)) {
    return (
      <h2>
        <img className="sheet-logo" src={logoUrl} alt={name} />
      </h2>
    )
  }
  return (
    <>
      {logoUrl && <img className="sheet-logo" src={logoUrl} alt="" />}
      <h2>{name}</h2>
    </>
  )
}

/** Name, address, currency and day at the head of a sheet. */
export function SheetHead({
  venue,
  menu,
  title,
  texts,
  hasRows = false,
  hasCode = false,
}: SheetProps & { title: string; hasRows?: boolean; hasCode?: boolean }) {
  return (
    <header className="sheet-head">
      <div>
        <VenueName venue={venue} />
        <p>{venue.address}</p>
        <p>{venue.phone}</p>
      </div>
      <div className="sheet-facts">
        <h3>{title}</h3>
        <p>
          {CURRENCY} <strong>{sinceText(menu, hasRows)}</strong>
        </p>
        {texts && (
          <p>
            <BesideTurkish language={texts.language} text={SHEET_TRANSLATIONS[texts.language].currency} />
          </p>
        )}
      </div>
      {hasCode && venue.officialQrUrl && (
        <figure className="sheet-code">
          <img src={venue.officialQrUrl} alt="" />
          <figcaption>Bakanlık karekodu</figcaption>
        </figure>
      )}
    </header>
  )
}
