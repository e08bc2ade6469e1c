import { Field, TextField } from '../../components/field.tsx'

export function CustomerFields() {
  return (
    <fieldset className="checkout__part">
      <legend>
        <span aria-hidden="true">1</span>
        Müşteri bilgileri
      </legend>
      <div className="form-grid">
        <Field label="Ad" name="firstName" autoComplete="given-name" />
        <Field label="Soyad" name="lastName" autoComplete="family-name" />
        <Field label="E-posta" name="email" type="email" autoComplete="email" spellCheck={false} />
        <Field label="Telefon" name="phone" type="tel" autoComplete="tel" />
        <Field label="Adres" name="address" autoComplete="street-address" wide />
        <Field label="İlçe" name="district" autoComplete="address-level2" />
        <Field label="İl" name="city" autoComplete="address-level1" />
        <TextField label="Sipariş notu" name="note" autoComplete="off" rows={3} wide />
      </div>
    </fieldset>
  )
}
