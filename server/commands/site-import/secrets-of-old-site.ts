import { oldSiteSecrets } from '../../env.ts'
import { UsageError } from '../run-command.ts'
import type { ImportArguments } from './arguments.ts'
import type { OldSignIn } from './old-server.ts'
import { askHidden } from './terminal.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Credentials for the old site: the token of `OLD_TOKEN`, else NAME with a password of `OLD_PASSWORD` or the terminal, else none.
 * @throws {UsageError} for a sign-in that anybody between here and there could read, and without a password.
 */
export async function signInFor({ base, user, plain }: ImportArguments): Promise<OldSignIn> {
  const { token, password } = oldSiteSecrets()
  if (!token && user === null) return {}
  const { protocol, hostname } = new URL(base)
  if (protocol === 'http:' && !LOOPBACK.test(hostname) && !plain)
    throw new UsageError(
      'ADDRESS must be an https:// address to sign in there; --plain sends the password unprotected.',
    )
  if (token) return { token }
  const given = password ?? (process.stdin.isTTY ? await askHidden(`Password of ${user}: `) : undefined)
  if (!given) throw new UsageError('OLD_PASSWORD must be set, or the password typed in a terminal.')
  return { user: { name: user as string, password: given } }
}
