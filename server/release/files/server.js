// Has to be understood by Node.js older than the one that is needed, which could not load the server.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST = [22, 17]
/** As `npm start` and the commands of a checkout run. */
const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40']
const COMMAND_FLAGS = ['--enable-source-maps']
/** Of the command that may have a whole site to write. */
const MANY_RECORDS = 'import-site'
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const COMMANDS = ['backup', 'restore', 'user', 'import-identity', 'import-site', 'upgrade-database']

function refuse(message) {
  console.error(message)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  refuse(`This is Node.js ${process.versions.node}; ${OLDEST.join('.')} or newer is needed.`)
}
const [command, ...rest] = process.argv.slice(2)
if (command !== undefined && !COMMANDS.includes(command)) {
  refuse(`A command must be one of ${COMMANDS.join(', ')}, or left out to start the server; not ${command}.`)
}
const program = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'dist/server',
  `${command === undefined ? 'main' : command}.js`,
)
const flags = [
  ...(command === undefined || command === MANY_RECORDS ? SERVER_FLAGS : []),
  ...(command === undefined ? [] : COMMAND_FLAGS),
]
const settings = fs.existsSync('.env') ? ['--env-file=.env'] : []
// In place of this process, so that signals and the process's number are the server's own.
process.execve(process.execPath, [process.execPath, ...settings, ...flags, program, ...rest], {
  ...process.env,
  RESTAURANT_SITE_PROGRAM: 'restaurant-site',
  ...(command === undefined ? MEMORY : {}),
})
