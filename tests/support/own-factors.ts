import { codeOf, stepAt } from '../../server/modules/factor/totp.ts'
import type { Answer, Api } from './api.ts'
import { type Headers, PASSWORD, type Person } from './people.ts'
import { type PasskeyOptions, SoftwareAuthenticator } from './software-authenticator.ts'

/** The public address at which passkeys can be used. */
export const ORIGIN = 'https://restaurant.example'

interface Challenge {
  readonly challengeId: string
  readonly options: PasskeyOptions
}

interface Session {
  readonly id: string
  readonly method: string
  readonly device: string
  readonly place: string
  readonly isCurrent: boolean
}

export interface Refused {
  readonly code: string
  readonly reason: string
  readonly rule: string | undefined
  readonly params: Record<string, unknown> | undefined
}

/** The calls of the second factor, as somebody with these headers. */
export function ownFactors(api: () => Api) {
  const ask = async <Data>(query: string, variables: object, as: Headers): Promise<Data> => {
    const { data, errors } = await api().ask<Data>(query, variables, as)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const own = { own: PASSWORD }
  const factors = {
    /** The code of an app, by the clock of this machine. @param later steps of 30 seconds. */
    codeAt: (secret: string, later = 0) => codeOf(secret, stepAt(Date.now() / 1000) + later),
    async beginTotp(as: Headers) {
      const query = 'mutation ($own: String!) { beginTotp(currentPassword: $own) { secret uri } }'
      return (await ask<{ beginTotp: { secret: string; uri: string } }>(query, own, as)).beginTotp
    },
    async confirmTotp(as: Headers, code: string) {
      const query = 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }'
      return (await ask<{ confirmTotp: { codes: string[] } }>(query, { code }, as)).confirmTotp.codes
    },
    /** Adds a code app. @returns its secret, and the recovery codes. */
    async addApp(as: Headers) {
      const { secret } = await factors.beginTotp(as)
      const codes = await factors.confirmTotp(as, factors.codeAt(secret))
      // As if that had been long ago, so that the present code is good for a sign-in.
      await api().sql(
        `update code_app set last_step = last_step - 100
          where user_id = (select user_id from session where factor_at is not null order by factor_at desc limit 1)`,
      )
      return { secret, codes }
    },
    async beginPasskey(as: Headers) {
      const query = 'mutation ($own: String!) { beginPasskey(currentPassword: $own) { challengeId options } }'
      return (await ask<{ beginPasskey: Challenge }>(query, own, as)).beginPasskey
    },
    async addPasskey(as: Headers, device = new SoftwareAuthenticator(ORIGIN), name = 'Telefon') {
      const { challengeId, options } = await factors.beginPasskey(as)
      const query = `mutation ($challengeId: ID!, $response: JSONObject!, $name: String!) {
        addPasskey(challengeId: $challengeId, response: $response, name: $name) { passkey { id } codes } }`
      const variables = { challengeId, response: device.create(options), name }
      return (await ask<{ addPasskey: { passkey: { id: string }; codes: string[] } }>(query, variables, as))
        .addPasskey
    },
    async beginLogin() {
      const query = 'mutation { beginPasskeyLogin { challengeId options } }'
      return (await ask<{ beginPasskeyLogin: Challenge }>(query, {}, {})).beginPasskeyLogin
    },
    passkeyLogin: (challengeId: string, response: object) =>
      api().ask<{ passkeyLogin: { authToken: string } | null }>(
        'mutation ($challengeId: ID!, $response: JSONObject!) { passkeyLogin(challengeId: $challengeId, response: $response) { authToken } }',
        { challengeId, response },
      ),
    /** Signs in by name and password. @param code of the app, or for recovery. */
    login: ({ email }: Pick<Person, 'email'>, code?: string, password = PASSWORD) =>
      api().ask<{ login: { authToken: string; mustAddFactor: boolean } | null }>(
        'mutation ($input: LoginInput!) { login(input: $input) { authToken mustAddFactor } }',
        { input: { email, password, ...(code !== undefined && { code }) } },
        {
          'user-agent':
            'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
        },
      ),
    /** The headers of somebody who has just signed in so. */
    async signedIn(person: Pick<Person, 'email'>, code?: string): Promise<Headers> {
      const { data, errors } = await factors.login(person, code)
      if (!data.login) throw new Error(JSON.stringify(errors))
      return { Authorization: `Bearer ${data.login.authToken}` }
    },
    async security(as: Headers) {
      const query =
        '{ mySecurity { hasTotp passkeys { id name isUsable lastUsedAt } recoveryCodesLeft mustAddFactor } }'
      interface Security {
        readonly hasTotp: boolean
        readonly passkeys: { id: string; name: string; isUsable: boolean; lastUsedAt: string | null }[]
        readonly recoveryCodesLeft: number
        readonly mustAddFactor: boolean
      }
      return (await ask<{ mySecurity: Security }>(query, {}, as)).mySecurity
    },
    async sessions(as: Headers) {
      const query = '{ sessions { id method device place isCurrent } }'
      return (await ask<{ sessions: Session[] }>(query, {}, as)).sessions
    },
    /** Sends a mutation with the caller's own password. */
    sent: (call: string, as: Headers) =>
      api().ask(`mutation { result: ${call.replace('OWN', JSON.stringify(PASSWORD))} }`, {}, as),
  }
  return factors
}

/** What an answer was refused for; null if it was not. */
export function refusedFor({ errors }: Answer<unknown>): Refused | null {
  const [error] = errors ?? []
  if (!error) return null
  const { code, reason, fields = [] } = error.extensions
  return { code, reason, rule: fields[0]?.rule, params: fields[0]?.params }
}
