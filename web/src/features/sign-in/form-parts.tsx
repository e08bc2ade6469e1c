import { type ComponentProps, useState } from 'react'
import { Field } from '../../components/field.tsx'
import type { Refusal } from './refusal.ts'

type PasswordFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'autoComplete' | 'hint' | 'fault'
>

/** A password with a box that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Field
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <label className="choice">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        <span>Şifreyi göster</span>
      </label>
    </>
  )
}

/** A new password, with what the server expects of one. */
export function NewPasswordField({ fault }: Pick<PasswordFieldProps, 'fault'>) {
  return (
    <PasswordField
      label="Yeni şifre"
      name="password"
      autoComplete="new-password"
      hint="En az 10 karakter. Adınız, e-posta adresiniz ya da yaygın bir şifre olmasın."
      fault={fault}
    />
  )
}

/** One of the codes of a recovery sheet. */
export function RecoveryCodeField(props: Pick<ComponentProps<typeof Field>, 'fault' | 'ref'>) {
  return (
    <Field
      {...props}
      label="Kurtarma kodu"
      name="code"
      className="sign-in__code"
      placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
      required
    />
  )
}

/** Says why the server has refused a form, unless its fields do. */
export function RefusalNote({
  title,
  refusal,
}: {
  readonly title: string
  readonly refusal: Refusal | null
}) {
  const isShown = refusal !== null && Object.keys(refusal.fields).length === 0
  return (
    <div role="alert">
      {isShown && (
        <p className="sign-in__refusal">
          <strong>{title}</strong> {refusal.message}
        </p>
      )}
    </div>
  )
}

/** What a page says to whoever has scripts off. */
export function NeedsScript({ what }: { readonly what: string }) {
  return (
    <noscript>
      <p className="sign-in__refusal">{what} için tarayıcınızda JavaScript açık olmalı.</p>
    </noscript>
  )
}
