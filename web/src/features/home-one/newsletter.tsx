import { English } from '../../components/english.tsx'
import { Field } from '../../components/field.tsx'
import { IdleForm } from '../../components/idle-form.tsx'
import { IdleNote } from '../../components/idle-note.tsx'

export function Newsletter({ phone }: { phone: string }) {
  return (
    <section className="inset panel newsletter" aria-labelledby="bulten">
      <div>
        <English text="Newsletter" />
        <h2 id="bulten">Mutfaktan haber alın</h2>
        <p>Ayda bir mektup: mevsimin tabağı, yeni tarifler, uzun masanın tarihi.</p>
        <IdleNote phone={phone} text="Bu formdan bize bilgi ulaşmıyor; haberleri telefonla sorabilirsiniz." />
      </div>
      <IdleForm className="newsletter__form" aria-labelledby="bulten">
        <Field
          label="E-posta adresiniz"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="adiniz@ornek.com"
          required
        />
        <button className="button" type="submit" lang="en">
          Subscribe
        </button>
      </IdleForm>
    </section>
  )
}
