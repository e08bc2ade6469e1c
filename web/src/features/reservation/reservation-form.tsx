import { Field, TextField } from '../../components/field.tsx'
import { IdleForm } from '../../components/idle-form.tsx'

/** The template's reservation form, which is sent nowhere. */
export function ReservationForm() {
  return (
    <IdleForm className="panel form-card" noValidate aria-label="Masa ayırtma">
      <div className="form-grid">
        <Field label="Adınız" english="Name" name="name" autoComplete="name" />
        <Field
          label="E-posta"
          english="Email"
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <Field label="Adres" english="Address" name="address" autoComplete="street-address" wide />
        <Field
          label="Masa sayısı"
          english="Number of table"
          name="tables"
          type="number"
          inputMode="numeric"
          min={1}
          autoComplete="off"
        />
        <Field
          label="Kişi sayısı"
          english="Number of person"
          name="persons"
          type="number"
          inputMode="numeric"
          min={1}
          autoComplete="off"
        />
        <Field
          label="Geliş tarihi"
          english="Arrival date"
          name="arrival"
          type="date"
          autoComplete="off"
          wide
        />
        <TextField
          label="Mesaj"
          english="Message"
          name="message"
          autoComplete="off"
          hint="Çocuk sandalyesi, alerji, doğum günü pastası: bilmemizi istediğiniz ne varsa."
          wide
        />
      </div>
      <button className="button" type="submit" lang="en">
        Send Message
      </button>
    </IdleForm>
  )
}
