import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived. */
export interface Arrived {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
  readonly isSecure: boolean
}

/** A mail server that takes everything, unless its options differ. */
export interface SmtpStub {
  readonly port: number
  readonly mails: readonly Arrived[]
  /** Number of connections so far. */
  readonly connections: () => number
  /** Forgets the mails so far. */
  clear(): void
  close(): Promise<void>
}

/** Faults by the step in which the server has them. */
export interface SmtpFaults {
  /** Answers the recipient by this code. */
  recipient?: number
  sender?: number
  /** Answers the message by this code. */
  message?: number
  /** Cuts the line before the message is answered, the given number of times, and takes the mail. */
  cuts?: number
  password?: string
  /** Never answers the message, but keeps it. */
  isSilent?: boolean
  /** Cuts every line before the greeting, as long as it is set. */
  isDown?: boolean
}

/** Starts a mail server on this machine. */
export async function startSmtp(options: SMTPServerOptions = {}, faults: SmtpFaults = {}): Promise<SmtpStub> {
  const mails: Arrived[] = []
  let connections = 0
  const refusal = (code: number) => Object.assign(new Error('refused'), { responseCode: code })
  const server = new SMTPServer({
    disabledCommands: faults.password === undefined ? ['AUTH', ...(options.key ? [] : ['STARTTLS'])] : [],
    hideSTARTTLS: options.key === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (password === faults.password) done(null, { user: username ?? '' })
      else done(Object.assign(new Error('Invalid login'), { responseCode: 535 }))
    },
    onConnect(_session, done) {
      connections++
      if (faults.isDown) for (const connection of server.connections) connection.close()
      else done()
    },
    onMailFrom(_address, _session, done) {
      done(faults.sender ? refusal(faults.sender) : null)
    },
    onRcptTo(_address, _session, done) {
      done(faults.recipient ? refusal(faults.recipient) : null)
    },
    onData(stream, session, done) {
      void buffer(stream).then((content) => {
        if (faults.message) return done(refusal(faults.message))
        mails.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: content.toString(),
          isSecure: session.secure,
        })
        if (faults.cuts) {
          faults.cuts--
          for (const connection of server.connections) connection.close()
          return undefined
        }
        if (faults.isSilent) return undefined
        return done()
      }, done)
    },
    ...options,
  })
  // A cut line is what the test is about.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => listening.once('listening', resolve))
  return {
    port: (listening.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    clear: () => void mails.splice(0),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A certificate in PEM, and the one of the authority that signed it. */
export interface Certificate {
  readonly key: string
  readonly cert: string
  readonly authority: string
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key']

/** A certificate for a name, signed by its own key. @param days that it is valid. */
export function certificateFor(name: string, days = 2): Certificate {
  return inFolder((openssl, read) => {
    openssl('req', '-x509', ...NEW_KEY, '-days', String(days), '-out', 'cert', ...subjectOf(name))
    return { key: read('key'), cert: read('cert'), authority: read('cert') }
  })
}

/** A certificate for a name, signed by an authority that nobody knows. @param isWhole whether a server sends the latter, too. */
export function signedCertificateFor(name: string, isWhole: boolean): Certificate {
  return inFolder((openssl, read) => {
    openssl('req', '-x509', ...NEW_KEY, '-days', '2', '-out', 'authority', '-subj', '/CN=An authority')
    openssl('req', ...NEW_KEY.with(-1, 'own'), '-out', 'request', ...subjectOf(name))
    const signed = ['-CA', 'authority', '-CAkey', 'key', '-CAcreateserial', '-copy_extensions', 'copy']
    openssl('x509', '-req', '-in', 'request', '-days', '2', '-out', 'cert', ...signed)
    const authority = read('authority')
    return { key: read('own'), cert: isWhole ? read('cert') + authority : read('cert'), authority }
  })
}

const subjectOf = (name: string) => ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]

function inFolder<T>(work: (openssl: (...args: string[]) => void, read: (name: string) => string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  try {
    return work(
      (...args) => void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' }),
      (name) => readFileSync(path.join(folder, name), 'utf8'),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The text of a mail, decoded from quoted-printable. */
export function decoded(mail: Arrived): string {
  const joined = mail.text.replace(/=\r?\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
}
