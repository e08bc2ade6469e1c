import { useAttempts } from './use-attempts.ts'
import { useSignInOptions } from './use-sign-in-options.ts'

/** The sign-in without name and password, where server and browser have passkeys; its place is kept until that is known. */
export function PasskeySignIn({ onDone }: { readonly onDone: () => void }) {
  const { busy, refusal, wait, attempt } = useAttempts()
  const isOffered = useSignInOptions()?.passkeys && 'PublicKeyCredential' in window
  const press = async () => {
    // Loaded at the first press: most people type their password.
    if (await attempt(async () => (await import('./sign-in-by-passkey.ts')).signInByPasskey())) onDone()
  }
  return (
    <div className="sign-in__passkey">
      {isOffered && (
        <>
          <button
            className="button button--quiet"
            type="button"
            disabled={busy || wait > 0}
            onClick={() => void press()}
          >
            {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Cihazınız soruyor…' : 'Geçiş anahtarıyla gir'}
          </button>
          <p role="status">{refusal?.message}</p>
        </>
      )}
    </div>
  )
}
