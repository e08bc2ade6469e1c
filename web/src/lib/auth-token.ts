/** The key of the sign-in token in local storage. */
export const TOKEN_KEY = 'auth_token'
/** Set while the user has a password that somebody else set and must change it first. */
const MUST_CHANGE_KEY = 'must_change_password'

export function keepSignIn({ authToken, mustChangePassword }: SignIn): void {
  localStorage.setItem(TOKEN_KEY, authToken)
  if (mustChangePassword) localStorage.setItem(MUST_CHANGE_KEY, 'yes')
  else localStorage.removeItem(MUST_CHANGE_KEY)
}

export function mustChangePassword(): boolean {
  return localStorage.getItem(MUST_CHANGE_KEY) !== null
}

export function passwordChanged(): void {
  localStorage.removeItem(MUST_CHANGE_KEY)
}

/** The part of a sign-in's reply that the browser stores. */
export interface SignIn {
  readonly authToken: string
  readonly mustChangePassword: boolean
}
