import { English } from '../../components/english.tsx'
import { Field } from '../../components/field.tsx'
import { IdleForm } from '../../components/idle-form.tsx'
import { IdleNote } from '../../components/idle-note.tsx'
import { paths } from '../../paths.ts'

interface TableRequestProps {
  readonly phone: string
  /** Whether guests ask for tables on the site. */
  readonly takesTables: boolean
}

/** Day and time of a table: while guests ask for tables on the site, the form leads to where they do. */
export function TableRequest({ phone, takesTables }: TableRequestProps) {
  const looks = { className: 'panel table-request__form', 'aria-labelledby': 'rezervasyon' }
  return (
    <section className="table-request" aria-labelledby="rezervasyon">
      <div className="table-request__inner">
        <div>
          <English text="Table Reservation" />
          <h2 id="rezervasyon">Masanız hazır olsun</h2>
          <p>Günü ve saati seçin; gerisini, pencere kenarını da, biz düşünelim.</p>
          {!takesTables && (
            <IdleNote phone={phone} text="Bu formdan bize bilgi ulaşmıyor; masanızı telefonla ayırıyoruz." />
          )}
        </div>
        {takesTables ? (
          <form {...looks} method="get" action={paths.bookTable}>
            <When />
          </form>
        ) : (
          <IdleForm {...looks}>
            <When />
          </IdleForm>
        )}
      </div>
    </section>
  )
}

function When() {
  return (
    <>
      <Field label="Tarih" type="date" name="date" autoComplete="off" />
      <Field label="Saat" type="time" name="time" autoComplete="off" />
      <button className="button" type="submit" lang="en">
        Reserve Now
      </button>
    </>
  )
}
