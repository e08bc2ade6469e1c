import { QrImage } from '../../../components/qr-image.tsx'
import { BesideTurkish } from './beside-turkish.tsx'
import { SHEET_TRANSLATIONS } from './sheet-translations.ts'
import { CURRENCY, type SheetProps, sinceText, VenueName, WITHOUT_QR } from './sheet-words.tsx'

/** Stickers on a sheet of A4. */
const STICKERS_ON_A4 = 8

/** A tent card folded in the middle of A4, the same on both sides. */
export function CardSheet({ venue, menu, texts }: SheetProps) {
  const others = texts ? SHEET_TRANSLATIONS[texts.language] : null
  return (
    <article className="sheet sheet--card">
      {['back', 'front'].map((side) => (
        <section key={side} className={`card-face card-face--${side}`}>
          <VenueName venue={venue} />
          <p>{venue.address}</p>
          <QrImage address={venue.menuUrl} />
          <p>
            <strong>Menümüz için okutun</strong> ya da {shortAddress(venue.menuUrl)} adresini açın.
          </p>
          <p>{WITHOUT_QR}</p>
          <p>
            {CURRENCY} {sinceText(menu, false)}
          </p>
          {texts && others && (
            <p>
              {[others.scan, others.withoutQr, others.currency].map((text) => (
                <BesideTurkish key={text} language={texts.language} text={text} />
              ))}
            </p>
          )}
        </section>
      ))}
    </article>
  )
}

/** Stickers for tables, each with its number. */
export function StickerSheet({ venue, menu, tables }: SheetProps & { tables: readonly number[] }) {
  const pages = Array.from({ length: Math.ceil(tables.length / STICKERS_ON_A4) }, (_, page) =>
    tables.slice(page * STICKERS_ON_A4, (page + 1) * STICKERS_ON_A4),
  )
  return (
    <article className="sheet sheet--stickers">
      {pages.map((page) => (
        <div key={page[0]} className="sticker-page">
          {page.map((table) => (
            <section key={table} className="sticker">
              <div>
                <QrImage address={`${venue.menuUrl}?masa=${table}`} />
                <strong>Masa {table}</strong>
              </div>
              <div>
                <h2>{venue.name}</h2>
                <p>{venue.address}</p>
                <p>{WITHOUT_QR}</p>
                <p>
                  {CURRENCY} {sinceText(menu, false)}
                </p>
              </div>
            </section>
          ))}
        </div>
      ))}
    </article>
  )
}

function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
