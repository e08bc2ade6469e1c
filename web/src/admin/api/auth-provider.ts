import type { AuthProvider } from 'ra-core'
import { paths } from '../../paths.ts'
import { allows } from './access.ts'
import { session, signOut } from './session.ts'

export const authProvider: AuthProvider = {
  // The sign-in is a page of the site.
  login: () => Promise.reject(new Error(`Sign in at ${paths.signIn}.`)),
  async logout() {
    await signOut()
    return location.origin + paths.signIn
  },
  async checkAuth() {
    await session()
  },
  // `client` has redirected for errors that end the session; other errors are shown by their caller.
  checkError: () => Promise.resolve(),
  async getIdentity() {
    const { me } = await session()
    return { id: me.id, fullName: [me.firstName, me.lastName].filter(Boolean).join(' ') || me.userName }
  },
  async getPermissions() {
    return (await session()).roles
  },
  async canAccess({ action, resource }) {
    return allows((await session()).roles, action, resource)
  },
}
