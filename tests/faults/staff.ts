import { ADMIN_EMAIL, PASSWORD } from '../support/people.ts'
import { type SentFile, upload } from '../support/upload.ts'

/** Settings of an application that `Staff` can sign in to. */
export const STAFF_ENV = { DEMO_CONTENT: 'off', ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD } as const

/** The administrator of the tested application, over GraphQL. */
export class Staff {
  headers: Record<string, string> = {}

  /** @param url the current address of the application, which may change with a restart. */
  constructor(private readonly url: () => string) {}

  async signIn(): Promise<void> {
    const login = `mutation { login(input: { email: "${ADMIN_EMAIL}", password: "${PASSWORD}" }) { authToken } }`
    const data = await this.ask<{ login: { authToken: string } }>(login)
    this.headers = { Authorization: `Bearer ${data.login.authToken}` }
  }

  /** @throws {Error} with the errors of the reply. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const reply = await fetch(`${this.url()}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...this.headers },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  /** @throws {Error} with the errors of the reply. */
  async upload<Data>(query: string, variables: object, files: readonly SentFile[]): Promise<Data> {
    const { data, errors } = await upload<Data>(this.url(), query, variables, files, this.headers)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
}
