import { English } from '../../components/english.tsx'
import { Field } from '../../components/field.tsx'
import { IdleForm } from '../../components/idle-form.tsx'
import { IdleNote } from '../../components/idle-note.tsx'

export function TableRequest({ phone }: { phone: string }) {
  return (
    <section className="table-request" aria-labelledby="rezervasyon">
      <div className="table-request__inner">
        <div>
          <English text="Table Reservation" />
          <h2 id="rezervasyon">Masanız hazır olsun</h2>
          <p>Günü ve saati seçin; gerisini, pencere kenarını da, biz düşünelim.</p>
          <IdleNote phone={phone} text="Bu formdan bize bilgi ulaşmıyor; masanızı telefonla ayırıyoruz." />
        </div>
        <IdleForm className="panel table-request__form" aria-labelledby="rezervasyon">
          <Field label="Tarih" type="date" name="date" autoComplete="off" />
          <Field label="Saat" type="time" name="time" autoComplete="off" />
          <button className="button" type="submit" lang="en">
            Reserve Now
          </button>
        </IdleForm>
      </div>
    </section>
  )
}
