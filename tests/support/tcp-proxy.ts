import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A TCP proxy in front of a database, to simulate network faults and outages. */
export interface TcpProxy {
  /** The database's address through this proxy. */
  readonly url: string
  /** Closes every connection, and accepts none. */
  cut(): void
  /** Keeps every connection, but forwards nothing: no reply, no disconnect. */
  freeze(): void
  /** Forwards everything except notifications of LISTEN, like a pooler in transaction mode. */
  deafen(): void
  /** Accepts connections again. */
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

/** Drops messages of one type from a PostgreSQL server's stream: a type, a length, a body. */
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
