import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A line to a database that can be cut, as by a fault of the network or a database that goes down. */
export interface TcpProxy {
  /** The database's address over this line. */
  readonly url: string
  /** Ends every connection, and lets none be made. */
  cut(): void
  /** Keeps every connection, and lets nothing more through: nobody answers, nobody hangs up. */
  freeze(): void
  /** Lets everything through but the notices of LISTEN, as a pooler in transaction mode does. */
  deafen(): void
  /** Lets connections be made again. */
  mend(): void
  close(): Promise<void>
}

export async function openProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'frozen' | 'deaf' = 'open'

  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    hold(near)
    if (state === 'cut') return near.destroy()
    if (state === 'frozen') return
    const far = target.hostname.startsWith('%2F')
      ? connect(`${decodeURIComponent(target.hostname)}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), target.hostname)
    hold(far)
    near.pipe(far)
    if (state === 'deaf') far.pipe(withoutNotices()).pipe(near)
    else far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut() {
      state = 'cut'
      endAll()
    },
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.unpipe().pause()
    },
    deafen() {
      state = 'deaf'
      endAll()
    },
    mend() {
      state = 'open'
      endAll()
    },
    async close() {
      endAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NOTIFICATION_RESPONSE = 'A'.charCodeAt(0)

/** Drops the messages of one type out of what a PostgreSQL server sends: a type, a length, a body. */
function withoutNotices(): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        const length = rest.length >= 5 ? 1 + rest.readUInt32BE(1) : Number.POSITIVE_INFINITY
        if (rest.length < length) return done()
        if (rest[0] !== NOTIFICATION_RESPONSE) this.push(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
    },
  })
}
