import { SlotChoice } from './slot-choice.tsx'
import { timeText } from './table-moment.ts'
import { CallUs } from './table-notices.tsx'
import { type Slots, shownOf } from './use-slots.ts'

interface SlotAreaProps {
  readonly found: Slots
  /** The day in words. */
  readonly day: string
  /** Null while the number of guests may ask by itself. */
  readonly tooMany: number | null
  readonly phone: string
  readonly chosen: string
  readonly onChoose: (at: string) => void
  readonly onRetry: () => void
  readonly fault?: string | undefined
}

/** The moments of the day that is chosen, or why there are none. */
export function SlotArea({ found, day, tooMany, phone, onRetry, ...choice }: SlotAreaProps) {
  const isLoading = found.state === 'LOADING'
  const slots = tooMany !== null ? [] : shownOf(found)
  const free = slots.filter(({ isFull }) => !isFull)
  return (
    <div className="ask-table__area" data-wide>
      {slots.length > 0 && (
        <SlotChoice label="Saat" english="Time" slots={slots} isBusy={isLoading} {...choice} />
      )}
      {slots.length === 0 && (
        <p className="ask-table__label">
          Saat
          <span className="field__english" lang="en">
            Time
          </span>
        </p>
      )}
      <div role="status">
        {free.length > 0 ? (
          <p className="visually-hidden">{isLoading ? LOADING : `${free.length} boş saat var.`}</p>
        ) : (
          <p className="ask-table__wait">{sentence(found, day, tooMany)}</p>
        )}
      </div>
      {found.state === 'FAILED' && tooMany === null && (
        <button className="button button--quiet ask-table__call" type="button" onClick={onRetry}>
          Tekrar dene
        </button>
      )}
      {(tooMany !== null ||
        (free.length === 0 && (found.state === 'LOADED' || found.state === 'TOO_MANY'))) && (
        <CallUs phone={phone} />
      )}
      {slots.length === 0 && choice.fault && <p className="field__fault">{choice.fault}</p>}
    </div>
  )
}

const LOADING = 'Boş saatlere bakılıyor…'

function sentence(found: Slots, day: string, tooMany: number | null): string {
  if (tooMany !== null) return `${tooMany} kişiden kalabalık sofraları telefonda konuşalım; bizi arayın.`
  switch (found.state) {
    case 'UNASKED':
      return 'Kişi sayısını ve günü seçin; boş saatler burada görünür.'
    case 'LOADING':
      return LOADING
    case 'FAILED':
      return 'Boş saatlere bakılamadı. Bağlantınızı denetleyin.'
    case 'TOO_MANY':
      return 'Art arda çok saat soruldu; bir dakika sonra yeniden bakın ya da bizi arayın.'
    case 'LOADED':
      return found.slots.length > 0
        ? 'Bu gün dolu. Başka bir gün seçin ya da bizi arayın.'
        : `${day} için buradan masa istenemiyor; başka bir gün seçin ya da bizi arayın.`
  }
}

interface NearestProps {
  readonly found: Slots
  readonly times: readonly string[]
  readonly chosen: string
  readonly onChoose: (at: string) => void
}

/** The free moments that are nearest to the one that is not. */
export function NearestSlots({ found, times, chosen, onChoose }: NearestProps) {
  const slots = found.state === 'LOADED' ? found.slots : []
  const nearest = slots.filter(({ time, isFull }) => !isFull && times.includes(time))
  if (nearest.length === 0) return null
  return (
    <>
      <p>En yakın boş saatler:</p>
      <p className="ask-table__times">
        {nearest.map(({ at, time }) => (
          <button
            key={at}
            className="chip"
            type="button"
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            {timeText(time)}
          </button>
        ))}
      </p>
    </>
  )
}
