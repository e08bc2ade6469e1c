import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Delivery, deliver } from './smtp.ts'

const TO = 'guest@example.com'

let close = () => {}

afterEach(() => close())

/** Hands a mail to a server that says this to each line of the client; null ends the line without an answer. */
async function sent(
  greeting: string,
  answer: (line: string, socket: Socket) => string | null,
  { host = '127.0.0.1', withinMs = 5_000 } = {},
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
  return deliver({ host, port, sign: null }, envelope, async () => {}, { withinMs })
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
