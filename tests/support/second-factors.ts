import type { CDPSession, Page } from 'playwright'
import { expect } from 'vitest'
import { codeOf, stepAt } from '../../server/modules/factor/totp.ts'
import { ADMINISTRATOR, type BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

const { password: PASSWORD } = ADMINISTRATOR

/** Somebody who has set the own password, which is the administrator's. */
interface Account {
  readonly email: string
  readonly token: string
  /** Asks the API as they do. */
  ask<Data>(query: string, variables?: object): Promise<Data>
}

interface Guarded extends Account {
  /** The secret of the code app, in base32. */
  readonly secret: string
  /** The recovery sheet. */
  readonly codes: readonly string[]
  /** A code that counts: of the step after the present one, as the present one's has confirmed the app. */
  nextCode(): string
  /** Six digits that are the code of no step near. */
  wrongCode(): string
}

let made = 0

/** New users of a site, with and without a second factor. */
export function openFactors(site: Site, office: BackOffice) {
  const post = async <Data>(query: string, variables: object, token = ''): Promise<Data> => {
    const reply = await fetch(`${site.server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }

  async function somebody(): Promise<Account> {
    const email = `guarded-${++made}@example.com`
    const { inviteUser } = await office.ask<{ inviteUser: { link: string } }>(
      'mutation ($input: InviteUser!) { inviteUser(input: $input) { link } }',
      { input: { email } },
    )
    await post('mutation ($t: String!, $p: String!) { setPasswordByLink(token: $t, password: $p) }', {
      t: new URL(inviteUser.link).hash.slice(1),
      p: PASSWORD,
    })
    const token = await office.signIn(email, PASSWORD)
    return { email, token, ask: (query, variables = {}) => post(query, variables, token) }
  }

  async function somebodyWithApp(): Promise<Guarded> {
    const account = await somebody()
    const { beginTotp } = await account.ask<{ beginTotp: { secret: string } }>(
      'mutation ($own: String!) { beginTotp(currentPassword: $own) { secret } }',
      { own: PASSWORD },
    )
    const { secret } = beginTotp
    const present = stepAt(Date.now() / 1_000)
    const { confirmTotp } = await account.ask<{ confirmTotp: { codes: string[] } }>(
      'mutation ($code: String!) { confirmTotp(code: $code) { codes } }',
      { code: codeOf(secret, present) },
    )
    const near = Array.from({ length: 9 }, (_, index) => codeOf(secret, present - 2 + index))
    return {
      ...account,
      ...{ secret, codes: confirmTotp.codes },
      nextCode: () => codeOf(secret, present + 1),
      wrongCode: () => ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '',
    }
  }

  return { somebody, somebodyWithApp }
}

/** A device with a fingerprint sensor, as Chromium plays it; its owner is recognized until told otherwise. */
export async function giveAuthenticator(
  page: Page,
): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

/** Adds a passkey of the page's device to an account. @returns its id. */
export async function addPasskey(page: Page, { ask }: Pick<Account, 'ask'>): Promise<string> {
  const { beginPasskey } = await ask<{ beginPasskey: { challengeId: string; options: object } }>(
    'mutation ($own: String!) { beginPasskey(currentPassword: $own) { challengeId options } }',
    { own: PASSWORD },
  )
  const response = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return made.toJSON()
  }, beginPasskey.options)
  const { addPasskey } = await ask<{ addPasskey: { passkey: { id: string } } }>(
    `mutation ($challengeId: ID!, $response: JSONObject!) {
      addPasskey(challengeId: $challengeId, response: $response, name: "Telefon") { passkey { id } }
    }`,
    { challengeId: beginPasskey.challengeId, response },
  )
  return addPasskey.passkey.id
}
