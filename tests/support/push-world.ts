import { type ChildProcess, execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import path from 'node:path'
import { type Order, PUBLIC_ADDRESS, type PushAnswer } from './open-push-world.ts'
import { type ServerProcess, spawnServer } from './running-server.ts'

/**
 * A network of its own, in which the names of push services lead to this machine: a name server, a push service, and the
 * product. Runs as a program inside of the network, and does what its parent tells it; see `open-push-world.ts`.
 */

const folder = process.argv[2] as string
const names = new Map<string, readonly string[]>()
const answers: PushAnswer[] = []
const servers: ServerProcess[] = []

const tell = (message: object) => process.send?.(message)

function setUpNetwork(): void {
  for (const address of [`${PUBLIC_ADDRESS}/32`, '10.0.0.7/32'])
    execFileSync('ip', ['address', 'add', address, 'dev', 'lo'])
  execFileSync('ip', ['link', 'set', 'lo', 'up'])
}

/** Answers questions for addresses of version 4; a name has none of version 6. */
function serveNames(): void {
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = question[at]; length; length = question[at]) {
      labels.push(question.toString('ascii', at + 1, at + 1 + length))
      at += length + 1
    }
    const known = names.get(labels.join('.').toLowerCase())
    const found = question.readUInt16BE(at + 1) === 1 ? (known ?? []) : []
    const header = Buffer.from(question.subarray(0, 12))
    header.writeUInt16BE(known ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(found.length, 6)
    header.fill(0, 8)
    const records = found.map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([header, question.subarray(12, at + 5), ...records]), from.port, from.address)
  })
  socket.bind(53, '127.0.0.1')
}

function servePushes(): void {
  const read = (name: string) => readFileSync(path.join(folder, name))
  const server = createServer({ key: read('key'), cert: read('cert') }, async (request, reply) => {
    const body = Buffer.concat(await request.toArray())
    const { url: path, headers } = request
    tell({ received: { path, headers, body: body.toString('base64') } })
    const answer = answers.shift() ?? { status: 201 }
    if (answer === 'SILENT') return
    if (answer === 'CUT') return request.socket.destroy()
    reply.writeHead(answer.status, answer.headers).end('x'.repeat(answer.body ?? 0))
  })
  server.listen(443, '0.0.0.0', () => tell({ ready: true }))
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.what) {
    case 'resolve':
      return void names.set(order.name, order.addresses)
    case 'answer':
      return void answers.splice(0, answers.length, ...order.answers)
    case 'start':
      return start(order)
    case 'kill':
    case 'stop': {
      const server = servers[order.server] as ServerProcess
      server.child.kill(order.what === 'kill' ? 'SIGKILL' : 'SIGTERM')
      await server.ended
      return server.output()
    }
    case 'ask': {
      const headers = { 'Content-Type': 'application/json', ...order.headers }
      return (await fetch(order.url, { method: 'POST', headers, body: order.body })).json()
    }
  }
}

async function start({ env, databaseUrl, dataDir }: Order & { what: 'start' }) {
  const server = spawnServer({ env, databaseUrl, dataDir })
  const number = servers.push(server) - 1
  for (;;) {
    const url = /Listening on:\s+(http:\/\/127\S+?)\/?\s/.exec(server.output())?.[1]
    if (url && (await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, number }
    if ((server.child as ChildProcess).exitCode !== null) throw new Error(server.output())
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (result) => tell({ id, result }),
    (error) => tell({ id, error: String(error) }),
  )
})
process.on('disconnect', () => {
  for (const { child } of servers) child.kill('SIGKILL')
  process.exit()
})

setUpNetwork()
serveNames()
servePushes()
