import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useNotify, useTranslate } from 'react-admin'
import { BEGIN_PASSKEY } from './security.operations.ts'
import type { FactorCalls } from './use-factor-calls.ts'

/** A passkey that the device has and the site does not know yet. */
export interface MadePasskey {
  readonly challengeId: string
  /** The browser's `PublicKeyCredential` in JSON. */
  readonly response: Record<string, unknown>
}

/** What the browser's refusals mean, by their names in the W3C's Web Authentication; all others are `failed`. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: 'admin.security.passkey.cancelled',
  AbortError: 'admin.security.passkey.cancelled',
  InvalidStateError: 'admin.security.passkey.present',
}

/** @returns a function that has the browser make a passkey; null after a refusal, which is told. */
export function useMakePasskey(calls: FactorCalls): () => Promise<MadePasskey | null> {
  const translate = useTranslate()
  const notify = useNotify()
  return async () => {
    // Loaded before the own password is typed: browsers want the press just before.
    const library = import('@simplewebauthn/browser').catch(() => null)
    const title = translate('admin.security.passkey.title')
    // Without the own password, which is then asked for.
    const variables = { currentPassword: '' }
    const reply = await calls.request({ document: BEGIN_PASSKEY, variables, title })
    if (!reply) return null
    const { challengeId, options } = reply.beginPasskey
    try {
      const { startRegistration } = (await library) ?? (await import('@simplewebauthn/browser'))
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      return { challengeId, response: { ...(await startRegistration({ optionsJSON })) } }
    } catch (error) {
      const told = REFUSALS[(error as Error).name] ?? 'admin.security.passkey.failed'
      notify(told, { type: 'info', autoHideDuration: 8000 })
      return null
    }
  }
}
