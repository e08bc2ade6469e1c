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

/**
 * Makes a call that may make, change or remove an administrator. If the API asks for the user's own password, requests
 * it and makes the call again with it.
 * @throws what the call throws; its refusal if the user cancels.
 */
export async function withOwnPassword<Reply>(
  variables: object,
  call: (variables: object) => Promise<Reply>,
): Promise<Reply> {
  for (let why: PasswordRequest = 'needed', sent = variables; ; why = 'wrong') {
    try {
      return await call(sent)
    } catch (error) {
      const currentPassword = isAsked(error) ? await prompt?.(why) : null
      if (currentPassword == null) throw error
      const { input } = variables as { input?: object }
      sent = input
        ? { ...variables, input: { ...input, currentPassword } }
        : { ...variables, currentPassword }
    }
  }
}

function isAsked(error: unknown): boolean {
  const { body } = error as { body?: { errors?: { currentPassword?: string } } }
  return isRefusal(error, 'UNDO_NEEDS_PASSWORD') || body?.errors?.currentPassword !== undefined
}
