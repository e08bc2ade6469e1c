import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

const CONNECT_MS = 10_000
const REPLY_MS = 30_000
/** For the whole of it: a server that answers letter by letter is never silent. */
const DELIVERY_MS = 120_000
const MAX_TEXT = 300
const TLS_PORT = 465
const SUBMISSION_PORT = 587

/** An account at a mail server. */
export interface SmtpAccount {
  readonly host: string
  readonly port: number
  /** Null without authentication. */
  readonly sign: { readonly user: string; readonly password: string } | null
}

/** Why a mail was not taken. */
export type MailCause = 'AUTH' | 'TLS' | 'CONNECT' | 'TIMEOUT' | 'SENDER' | 'RECIPIENT' | 'OTHER'

/** What became of a mail: taken by the server, or why not. */
export type Delivery =
  | { readonly isTaken: true }
  | {
      readonly isTaken: false
      readonly cause: MailCause
      /** What the server said, or the fault of the connection. */
      readonly text: string
      /** Whether the server has refused it for good. */
      readonly isFinal: boolean
      /** Whether the message was under way without an answer, so that the server may have taken it. */
      readonly isUnheard: boolean
    }

interface Envelope {
  readonly from: string
  readonly to: string
  readonly message: Buffer
}

/** The port, or that of submissions. */
export const portOf = (port: number | null): number => port ?? SUBMISSION_PORT

/**
 * Hands a mail to a server. Port 465 is TLS from the first byte, on every other port STARTTLS is required; only a server on
 * this machine may do without. Certificates are always checked.
 * @param onData called right before the message itself is sent; nothing is sent if it throws.
 * @param options `ca` is a further certificate authority, in PEM; `withinMs` the longest time that it takes.
 */
export async function deliver(
  account: SmtpAccount,
  { from, to, message }: Envelope,
  onData: () => Promise<void>,
  { ca, withinMs = DELIVERY_MS }: { readonly ca?: string | undefined; readonly withinMs?: number } = {},
): Promise<Delivery> {
  const isLocal = isLoopback(account.host)
  const connection = new SMTPConnection({
    host: account.host,
    port: account.port,
    secure: account.port === TLS_PORT,
    requireTLS: account.port !== TLS_PORT && !isLocal,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: REPLY_MS,
    socketTimeout: REPLY_MS,
    allowInternalNetworkInterfaces: isLocal,
    tls: ca ? { ca } : {},
  })
  const deadline = setTimeout(() => connection.emit('error', tooSlow()), withinMs)
  let isUnderWay = false
  async function* content() {
    await onData()
    isUnderWay = true
    yield message
  }
  try {
    await new Promise<void>((resolve, reject) => {
      // A fault between two commands arrives as this event alone.
      connection.on('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    const { sign } = account
    if (sign) {
      if (!connection.allowsAuth)
        throw Object.assign(new Error('The server offers no AUTH.'), { code: 'EAUTH' })
      await new Promise<void>((resolve, reject) => {
        connection.on('error', reject)
        connection.login({ user: sign.user, pass: sign.password }, (error) =>
          error ? reject(error) : resolve(),
        )
      })
    }
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject)
      const envelope = { from, to: [to], size: message.length }
      connection.send(envelope, Readable.from(content(), { objectMode: false }), (error) =>
        error ? reject(error) : resolve(),
      )
    })
    connection.quit()
    return { isTaken: true }
  } catch (error) {
    connection.close()
    return refusalOf(error as SmtpFault, isUnderWay, [to, ...secretsOf(account)])
  } finally {
    clearTimeout(deadline)
  }
}

/** An error of the library. */
interface SmtpFault extends Error {
  readonly code?: string
  readonly originalCode?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

const tooSlow = (): SmtpFault =>
  Object.assign(new Error('The server answers too slowly.'), { code: 'ETIMEDOUT' })

function refusalOf(fault: SmtpFault, isUnderWay: boolean, unsaid: readonly string[]): Delivery {
  const { responseCode = 0, command = '' } = fault
  return {
    isTaken: false,
    cause: causeOf(fault),
    text: withoutSecrets(fault.response || fault.message, unsaid).slice(0, MAX_TEXT),
    // What a server says before is not about this mail.
    isFinal: responseCode >= 500 && (isUnderWay || command === 'RCPT TO' || command === 'DATA'),
    isUnheard: isUnderWay && responseCode < 400,
  }
}

/** The password, also as AUTH LOGIN and AUTH PLAIN (RFC 4616) send it. */
function secretsOf({ sign }: SmtpAccount): string[] {
  if (!sign) return []
  const { user, password } = sign
  const sent = [password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'))
  return [password, ...sent, ...sent.map((text) => text.replace(/=+$/, ''))]
}

/** What a server says without what some repeat: these texts, the initial response of AUTH, and the secrets of links. */
function withoutSecrets(text: string, unsaid: readonly string[]): string {
  const longestFirst = unsaid.toSorted((one, other) => other.length - one.length)
  const repeated = new RegExp(longestFirst.map((each) => each.replace(/[^\w@]/g, '\\$&')).join('|'), 'gi')
  return text
    .replace(/\b(AUTH\s+(?:PLAIN|LOGIN|CRAM-MD5|XOAUTH2)\W+)\S+/gi, '$1•••')
    .replace(repeated, '•••')
    .replace(/#[\w-]{20,}/g, '#•••')
}

/** Codes of Node.js for certificates that are not accepted, besides those with "CERT" in their names. */
const CERTIFICATE_FAULTS: ReadonlySet<string> = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY',
  'UNABLE_TO_DECRYPT_CRL_SIGNATURE',
  'UNABLE_TO_GET_CRL',
  'CRL_SIGNATURE_FAILURE',
  'CRL_NOT_YET_VALID',
  'CRL_HAS_EXPIRED',
  'ERROR_IN_CRL_LAST_UPDATE_FIELD',
  'ERROR_IN_CRL_NEXT_UPDATE_FIELD',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'HOSTNAME_MISMATCH',
])

const isOfTls = (code: string) => /CERT|SSL|TLS|ALTNAME|EPROTO\b/.test(code) || CERTIFICATE_FAULTS.has(code)

function causeOf({ code, originalCode = '', command = '', responseCode = 0, message }: SmtpFault): MailCause {
  if (code === 'ETLS' || isOfTls(originalCode)) return 'TLS'
  if (responseCode >= 400 && responseCode < 500) return 'OTHER'
  if (code === 'EAUTH') return 'AUTH'
  if (code === 'ETIMEDOUT') return /^Connection timeout/i.test(message) ? 'CONNECT' : 'TIMEOUT'
  if (responseCode >= 500 && command === 'MAIL FROM') return 'SENDER'
  if (responseCode >= 500 && command === 'RCPT TO') return 'RECIPIENT'
  if (code === 'EPROTOCOL' && responseCode >= 500) return 'CONNECT'
  if (responseCode === 0 && ['ECONNECTION', 'ESOCKET', 'EDNS'].includes(code ?? '')) return 'CONNECT'
  return 'OTHER'
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
