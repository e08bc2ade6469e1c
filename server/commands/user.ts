import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { Status } from '../core/primitives/status.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import { commandLine } from '../env.ts'
import type { Services } from '../services.ts'
import { makeFirstGroups } from '../start/first-groups.ts'
import { parsedArguments, runCommand, UsageError } from './run-command.ts'

const USER = commandLine('user')
const USAGE = `Usage:
  ${USER} list
  ${USER} add EMAIL [--user-name NAME] [--group GROUP]   (default: Administrators)
  ${USER} passwd EMAIL-OR-USER-NAME                      (also unlocks)
  ${USER} reset-second-factor EMAIL-OR-USER-NAME         (ends factors, recovery codes and tokens)
The password is read from standard input if it is piped in; otherwise one is generated and printed once.`

await runCommand(
  () => parsedArguments(USAGE, argumentsOf),
  async ({ orm, services }, context, { action, name, values }) => {
    if (action === 'list') return list(services, context)
    if (action === 'passwd') return changePassword(services, context, name)
    if (action === 'reset-second-factor') return resetSecondFactor(services, context, name)
    // Before the first start there are no groups to add a user to.
    await orm.em.fork().transactional(makeFirstGroups)
    return add(services, context, name, values)
  },
)

function argumentsOf(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'user-name': { type: 'string' }, group: { type: 'string' } },
  })
  const [action = '', name = ''] = positionals
  const wanted = { list: 1, add: 2, passwd: 2, 'reset-second-factor': 2 }[action]
  if (positionals.length !== wanted)
    throw new Error(
      wanted
        ? `${action} takes ${wanted - 1} names, not ${positionals.length - 1}.`
        : 'One of list, add, passwd and reset-second-factor is wanted.',
    )
  return { action, name, values }
}

async function list(services: Services, context: RequestContext): Promise<void> {
  const users = await services.users.getAll(
    context,
    select('id', 'userName', 'email', 'status', 'lockoutEnd', 'groups.group.name'),
  )
  for (const user of users) {
    const groups = (user.groups as unknown as { group: { name: string } }[]).map(({ group }) => group.name)
    const state = [
      user.status === Status.PASSIVE ? 'passive' : 'active',
      ...(user.lockoutEnd && user.lockoutEnd > new Date()
        ? [`locked until ${user.lockoutEnd.toISOString()}`]
        : []),
    ]
    console.log([user.id, user.userName, user.email, state.join(', '), groups.join(', ')].join('\t'))
  }
}

async function add(
  services: Services,
  context: RequestContext,
  email: string,
  values: { 'user-name'?: string | undefined; group?: string | undefined },
): Promise<void> {
  const name = values.group ?? 'Administrators'
  const groups = await services.groups.getAll(context, select('id', 'name'))
  const group = groups.find((each) => each.name === name)
  if (!group) {
    throw new UsageError(
      `There is no group ${name}; there are ${groups.map((each) => each.name).join(', ')}.`,
    )
  }
  const { password, shown } = await passwordFromInput()
  await services.users.add(context, {
    email,
    userName: values['user-name'] ?? email,
    password,
    groupIds: [group.id],
  })
  console.log(`Added ${email} to ${name}.${shown}`)
}

async function changePassword(services: Services, context: RequestContext, name: string): Promise<void> {
  const user = await userOf(services, context, name)
  const { password, shown } = await passwordFromInput()
  await services.users.update(context, user.id, { password, lockoutEnd: null })
  console.log(`${user.userName} has a new password; all its tokens have ended.${shown}`)
}

async function resetSecondFactor(services: Services, context: RequestContext, name: string): Promise<void> {
  const user = await userOf(services, context, name)
  await services.factors.reset(context, user.id, null)
  console.log(
    `${user.userName} signs in with the password alone; its second factors, recovery codes and tokens have ended.`,
  )
}

async function userOf(
  services: Services,
  context: RequestContext,
  name: string,
): Promise<{ id: number; userName: string }> {
  const users = await services.users.getAll(context, select('id', 'userName', 'email'))
  const user = users.find((each) =>
    [each.email, each.userName].some((own) => own.toLowerCase() === name.toLowerCase()),
  )
  if (!user) throw new UsageError(`There is no user ${name}. "${USER} list" shows who there is.`)
  return user
}

async function passwordFromInput(): Promise<{ password: string; shown: string }> {
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (given) return { password: given, shown: '' }
  const password = randomBytes(12).toString('base64url')
  return { password, shown: `\nPassword: ${password}   (shown this once)` }
}
