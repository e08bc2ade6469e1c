import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { keepSignIn } from '../../lib/auth-token.ts'
import { signInMessages } from '../../lib/sign-in-messages.ts'
import { askServer } from './ask-server.ts'
import { BEGIN_PASSKEY_LOGIN, PASSKEY_LOGIN } from './passkey-operations.ts'
import type { Refusal } from './refusal.ts'

/** What browsers call it if somebody declines, has no passkey here, or lets the time run out: they tell no difference. */
const DECLINED = 'NotAllowedError'
/** The page was opened at another address than the site's own. */
const ELSEWHERE = 'SecurityError'

/**
 * Signs in by a passkey of this device or another, and stores the token.
 * @returns null after a successful sign-in.
 * @throws {Error} without a reply.
 */
export async function signInByPasskey(): Promise<Refusal | null> {
  const begun = await askServer(BEGIN_PASSKEY_LOGIN, {})
  if (!begun.data) return begun.refusal
  const { challengeId, options } = begun.data.beginPasskeyLogin
  const answered = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch((error: Error) => refusedByBrowser(error.name))
  if ('message' in answered) return answered
  const { data, refusal } = await askServer(PASSKEY_LOGIN, { challengeId, response: { ...answered } })
  if (data) keepSignIn(data.passkeyLogin)
  return refusal?.reason === 'WRONG_CREDENTIALS' ? refused(UNKNOWN) : refusal
}

const UNKNOWN =
  'Bu geçiş anahtarı burada tanınmıyor ya da süre geçti. Yeniden deneyin ya da şifrenizle girin.'

function refusedByBrowser(name: string): Refusal {
  if (name === ELSEWHERE) return refused(signInMessages.PASSKEYS_UNAVAILABLE())
  if (name === DECLINED)
    return refused('Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da şifrenizle girebilirsiniz.')
  return refused('Cihaz geçiş anahtarını kullanamadı. Yeniden deneyin ya da şifrenizle girin.')
}

const refused = (message: string): Refusal => ({ message, waitSeconds: 0, fields: {} })
