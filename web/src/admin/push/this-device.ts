import type { PushTopic } from '../../gql/graphql.ts'
import { isRefused } from '../api/api-failure.ts'
import { ask } from '../api/ask.ts'
import { calls } from '../api/call/calls.ts'
import { registerOfficeWorker } from '../api/office-worker.ts'
import { onSignOut, session } from '../api/session.ts'
import { ADD_PUSH_DEVICE, PUSH_DEVICES, REMOVE_PUSH_DEVICE } from './push.operations.ts'

/** What somebody has chosen for this device. */
export interface DeviceChoice {
  readonly name: string
  readonly topics: readonly PushTopic[]
  /** HH:MM; null for never, both or none. */
  readonly quietFrom: string | null
  readonly quietTo: string | null
}

/** This browser's own entry among the devices of a person. */
interface OwnDevice extends DeviceChoice {
  readonly id: string
  /** The key of the installation under which it has subscribed. */
  readonly key: string
  readonly endpoint: string
  /** Id of the person. */
  readonly user: string
  /** The end of the token under which it was added. */
  readonly signIn: string
}

const PLACE = 'admin.push'

/** This browser's entry; null if it does not ring. */
export function ownDevice(): OwnDevice | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as OwnDevice | null
  } catch {
    return null
  }
}

/** One change of this browser's entry after the other, in all its tabs: each begins with what the one before has left. */
const inTurn = (change: () => Promise<void>): Promise<void> => navigator.locks.request(PLACE, change)

const signInOf = (token: string) => token.slice(-16)

/**
 * Asks the person for permission, subscribes, and adds this browser, or changes what it rings for.
 * @param rings whether it rings already, and goes on as before if it is refused.
 * @returns whether it rings.
 */
export async function ringHere(
  choice: DeviceChoice,
  key: string,
  title: string,
  rings = false,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await registerOfficeWorker()
  await navigator.serviceWorker.ready
  await inTurn(async () =>
    addHere(await subscribed(registration, key), choice, key, title, rings ? ownDevice() : null),
  )
  return true
}

/** Turns this browser off, whatever the server says. */
export async function forgetHere(): Promise<void> {
  localStorage.removeItem(PLACE)
  const registration = await navigator.serviceWorker?.getRegistration('/admin')
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Adds this browser anew where it rings and the server does not know: after a restore, with another key, with a new
 * subscription or a new sign-in. One that was turned off elsewhere is turned off here.
 * @param hasEnded whether the person has ended all devices just now, by a new password or with the other sessions.
 */
export async function renewHere(title: string, hasEnded = false): Promise<void> {
  if (!ownDevice() || globalThis.Notification?.permission !== 'granted') return
  await inTurn(() => renew(title, hasEnded))
}

async function renew(title: string, hasEnded: boolean): Promise<void> {
  const own = ownDevice()
  if (!own) return
  const { me, token } = await session()
  if (own.user !== me.id) return forgetHere()
  const { pushKey, pushDevices } = await ask(PUSH_DEVICES, {})
  if (!pushKey) return
  const registration = await registerOfficeWorker()
  const subscription = await registration.pushManager.getSubscription()
  const isSame = own.key === pushKey && subscription?.endpoint === own.endpoint
  const isListed = pushDevices.some(({ id }) => id === own.id)
  if (isSame && isListed) return
  const isOff = isSame && !hasEnded && own.signIn === signInOf(token)
  if (isOff) return forgetHere()
  if (own.key !== pushKey) await subscription?.unsubscribe()
  await addHere(await subscribed(registration, pushKey), own, pushKey, title)
}

async function subscribed(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  return (
    (await registration.pushManager.getSubscription()) ??
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  )
}

/** @param before this browser's entry that stays if the server refuses it; without one it is turned off then. */
async function addHere(
  subscription: PushSubscription,
  { name, topics, quietFrom, quietTo }: DeviceChoice,
  key: string,
  title: string,
  before: OwnDevice | null = null,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const choice = { name, topics: [...topics], quietFrom, quietTo }
  const input = { ...choice, endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
  const { me, token } = await session()
  // Until it is stored, the next opening tries again.
  const pending: OwnDevice = {
    ...{ ...choice, id: '', key, endpoint: endpoint ?? '', user: me.id, signIn: '' },
  }
  localStorage.setItem(PLACE, JSON.stringify(pending))
  const write = { document: ADD_PUSH_DEVICE, variables: { input }, subject: `push device ${endpoint}`, title }
  const send = () => calls.send(write)
  const { reply } = await send()
    // What was left of before may be another choice; this one replaces it.
    .then((receipt) => (receipt.isEarlier ? send() : receipt))
    .catch(async (error: unknown) => {
      if (!isRefused(error)) throw error
      if (before) localStorage.setItem(PLACE, JSON.stringify(before))
      else await forgetHere()
      throw error
    })
  const id = reply?.addPushDevice.id ?? ''
  const own: OwnDevice = {
    ...choice,
    id,
    key,
    endpoint: endpoint ?? '',
    user: me.id,
    // Without a reply it may be another's that was stored.
    signIn: id ? signInOf(token) : '',
  }
  localStorage.setItem(PLACE, JSON.stringify(own))
}

/** Ends this browser's entry with the session. */
async function endWithSession(): Promise<void> {
  const own = ownDevice()
  if (!own) return
  const write = {
    document: REMOVE_PUSH_DEVICE,
    variables: { id: own.id },
    subject: `pushDevice/${own.id}`,
    title: own.name,
  }
  await Promise.race([
    calls.send(write).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, 2_000)),
  ])
  await forgetHere()
}

onSignOut(endWithSession)
