/** Who keeps a mail account. */
export type Provider = 'gmail' | 'yandex' | 'microsoft' | 'hosting' | 'other'

export const PROVIDERS: readonly Provider[] = ['gmail', 'yandex', 'hosting', 'microsoft', 'other']

interface Server {
  readonly mailServer: string
  readonly port: number
}

const SERVERS = {
  gmail: { mailServer: 'smtp.gmail.com', port: 587 },
  yandex: { mailServer: 'smtp.yandex.com', port: 465 },
  microsoft: { mailServer: 'smtp.office365.com', port: 587 },
} as const satisfies Partial<Record<Provider, Server>>

const TLS_PORT = 465

/** The part of an address after the @; null for a text that is no address. */
export function domainOf(mail: string): string | null {
  const domain = mail.split('@')[1]?.trim().toLowerCase() ?? ''
  return domain.includes('.') ? domain : null
}

/** The server of a provider, for an address; null if only the person knows it. */
export function serverOf(provider: Provider, mail: string): Server | null {
  if (provider === 'other') return null
  if (provider !== 'hosting') return SERVERS[provider]
  const domain = domainOf(mail)
  return domain === null ? null : { mailServer: `mail.${domain}`, port: TLS_PORT }
}

/** Whether a person may type another server than that of the provider. */
export const isServerTyped = (provider: Provider): boolean => provider === 'hosting' || provider === 'other'

/** The provider of a server. */
export function providerOf(mailServer: string | null, mail: string | null): Provider {
  const known = (['gmail', 'yandex', 'microsoft'] as const).find(
    (each) => SERVERS[each].mailServer === mailServer?.toLowerCase(),
  )
  if (known) return known
  if (mailServer) return mailServer === serverOf('hosting', mail ?? '')?.mailServer ? 'hosting' : 'other'
  return 'gmail'
}

/** Domains of addresses that everybody can get, whose records their own companies keep. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'yandex.com',
  'yandex.com.tr',
  'outlook.com',
  'outlook.com.tr',
  'hotmail.com',
  'hotmail.com.tr',
  'live.com',
  'icloud.com',
])

/** What the SPF record of a domain names for its provider. */
const SPF: Readonly<Record<Provider, string>> = {
  gmail: 'include:_spf.google.com',
  yandex: 'include:_spf.yandex.net',
  microsoft: 'include:spf.protection.outlook.com',
  hosting: 'a mx',
  other: 'a mx',
}

/** The records of the domain of an address, by which recipients see that its mails are genuine; null if none are needed. */
export function recordsFor(
  provider: Provider,
  mail: string,
): { readonly domain: string; readonly spf: string; readonly dmarc: string } | null {
  const domain = domainOf(mail)
  if (domain === null || PUBLIC_DOMAINS.has(domain)) return null
  return {
    domain,
    spf: `v=spf1 ${SPF[provider]} ~all`,
    dmarc: `v=DMARC1; p=none; rua=mailto:${mail.trim()}`,
  }
}
