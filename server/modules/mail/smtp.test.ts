import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type Delivery, deliver, type SmtpAccount } from './smtp.ts'

const TO = 'guest@example.com'

let close = () => {}

afterEach(() => close())

/** Hands a mail to a server that says this to each line of the client; null ends the line without an answer. */
async function sent(
  greeting: string,
  answer: (line: string, socket: Socket) => string | null,
  { host = '127.0.0.1', withinMs = 5_000, sign = null }: Partial<SmtpAccount> & { withinMs?: number } = {},
): Promise<Delivery> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(`${greeting}\r\n`)
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        const said = answer(line, socket)
        if (said === null) socket.destroy()
        else if (said) socket.write(said)
      }
    })
  }).listen(0)
  close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  const { port } = server.address() as AddressInfo
  const message = Buffer.from('Subject: x\r\n\r\nx\r\n')
  const envelope = { from: 'site@restaurant.example', to: TO, message }
  return deliver({ host, port, sign }, envelope, async () => {}, { withinMs })
}

const refusing = (command: string, said: string | null) => (line: string) => {
  if (line.startsWith(command)) return said
  return line === 'DATA' ? '354 go\r\n' : /^(EHLO|MAIL|RCPT|\.)/.test(line) ? '250 ok\r\n' : ''
}

test.each<[what: string, greeting: string, host?: string]>([
  ['a greeting', '554 No SMTP service here'],
  ['STARTTLS', '220 hello', '0.0.0.0'],
])(
  '%s that is refused for good is not about the mail, which is tried again',
  async (_what, greeting, host) => {
    const answer = (line: string) => (line === 'STARTTLS' ? '502 no\r\n' : '250-here\r\n250 STARTTLS\r\n')
    expect(await sent(greeting, answer, { host })).toMatchObject({
      isTaken: false,
      isFinal: false,
      cause: host ? 'TLS' : 'CONNECT',
    })
  },
)

test.each(['RCPT', '.'])('a mail whose %s is refused for good is not tried again', async (command) => {
  const refusal = await sent('220 hello', refusing(command, '550 no\r\n'))
  expect(refusal).toMatchObject({ isFinal: true, isUnheard: false })
})

test('an answer that is none leaves open whether the mail was taken', async () => {
  const refusal = await sent('220 hello', refusing('.', '354 what?\r\n'))
  expect(refusal).toMatchObject({ isFinal: false, isUnheard: true })
})

test('a server that answers letter by letter does not hold the mails up', async () => {
  const drop = (line: string, socket: Socket) => {
    if (!line.startsWith('EHLO')) return ''
    const timer = setInterval(() => socket.write('2'), 20)
    socket.on('close', () => clearInterval(timer))
    return ''
  }
  expect(await sent('220 hello', drop, { withinMs: 300 })).toMatchObject({
    isTaken: false,
    cause: 'TIMEOUT',
    isFinal: false,
    isUnheard: false,
  })
})

test('what a server repeats of the recipient and of a link is neither logged nor shown', async () => {
  const secret = 'A'.repeat(43)
  const said = `550 <${TO.toUpperCase()}> https://restaurant.example/auth/password#${secret} is not wanted\r\n`
  const refusal = await sent('220 hello', refusing('.', said))
  expect(refusal).toMatchObject({
    text: '550 <•••> https://restaurant.example/auth/password#••• is not wanted',
  })
})

describe('what a server repeats of a sign-in is neither logged nor shown', () => {
  const sign = { user: 'posta+site@restaurant.example', password: 'çok-gizli (posta) parolası' }
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const plain = base64(`\0${sign.user}\0${sign.password}`)

  test.each<[mechanism: string, said: (sent: string) => string]>([
    ['PLAIN', (sent) => `535 bad ${sent}`],
    ['PLAIN', (sent) => `535 bad ${sent.toLowerCase()}`],
    ['PLAIN', (sent) => `535 ${sent.split(' ').at(-1)} is not known`],
    ['PLAIN', (sent) => `535 ${sent.split(' ').at(-1)?.replace(/=+$/, '')}: no`],
    ['PLAIN', (sent) => `535 bad "${sent.slice(0, 40)}..."`],
    ['PLAIN', () => `535 ${sign.password}!`],
    ['LOGIN', (sent) => `535 bad ${sent}`],
  ])('by AUTH %s, as %s', async (mechanism, said) => {
    const heard: string[] = []
    const answer = (line: string) => {
      if (line.startsWith('EHLO')) return `250-here\r\n250 AUTH ${mechanism}\r\n`
      if (line === 'AUTH LOGIN') return '334 VXNlcm5hbWU6\r\n'
      heard.push(line)
      return mechanism === 'LOGIN' && heard.length === 1 ? '334 UGFzc3dvcmQ6\r\n' : `${said(line)}\r\n`
    }
    const refusal = await sent('220 hello', answer, { sign })
    expect(heard.at(-1)).toContain(mechanism === 'LOGIN' ? base64(sign.password) : plain)
    expect(refusal).toMatchObject({ cause: 'AUTH', text: expect.stringContaining('•••') })
    const { text } = refusal as { text: string }
    for (const secret of [sign.password, base64(sign.password), plain])
      for (let start = 0; start + 12 <= secret.length; start++)
        expect(text.toLowerCase()).not.toContain(secret.slice(start, start + 12).toLowerCase())
  })
})
