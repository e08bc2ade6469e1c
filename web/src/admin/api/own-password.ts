import { HttpError } from 'ra-core'
import { isRefusal } from './api-failure.ts'

/** Why the own password is requested: at first, or because the one entered before was wrong. */
export type PasswordRequest = 'needed' | 'wrong'

/** @returns null if the user cancels. */
type Prompt = (why: PasswordRequest) => Promise<string | null>

let prompt: Prompt | null = null

/** Registers the dialog that requests the password. @returns the function that removes it. */
export function promptForOwnPassword(shown: Prompt): () => void {
  prompt = shown
  return () => {
    if (prompt === shown) prompt = null
  }
}

/** The passwords that were entered for calls, which may be repeated. */
const entered = new WeakMap<object, string>()

/**
 * Makes a call that may make, change or remove an administrator. If the API asks for the user's own password, requests
 * it and makes the call again with it. A call that always needs it has an empty one among its variables, and is not
 * made before it is entered: the API would count a wrong password.
 * @throws what the call throws; its refusal if the user cancels.
 */
export async function withOwnPassword<Reply>(
  variables: object,
  call: (variables: object) => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    const known = entered.get(variables)
    try {
      if (known === undefined && isAlwaysNeeded(variables)) throw notEntered()
      return await call(known === undefined ? variables : withPassword(variables, known))
    } catch (error) {
      const currentPassword = isAsked(error) ? await prompt?.(known === undefined ? 'needed' : 'wrong') : null
      if (currentPassword == null) throw error
      entered.set(variables, currentPassword)
    }
  }
}

const isAlwaysNeeded = (variables: { currentPassword?: unknown }) => variables.currentPassword === ''

const notEntered = () =>
  new HttpError('resources.user.ownPassword.title', 400, {
    errors: { currentPassword: 'resources.user.ownPassword.title' },
  })

function withPassword(variables: object, currentPassword: string): object {
  const { input } = variables as { input?: object }
  return input ? { ...variables, input: { ...input, currentPassword } } : { ...variables, currentPassword }
}

function isAsked(error: unknown): boolean {
  const { body } = error as { body?: { errors?: { currentPassword?: string } } }
  return isRefusal(error, 'UNDO_NEEDS_PASSWORD') || body?.errors?.currentPassword !== undefined
}
