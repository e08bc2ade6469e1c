import { createHmac } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PushedMessage } from '../../../web/src/rules/pushed-message.ts'
import { deliverPush, type PushDelivery, type Subscription } from './deliver-push.ts'
import type { PushKeys } from './push-keys.ts'

/** Of a topic, in characters of base64url. */
const TOPIC_LENGTH = 32

export type PushTarget = Subscription & { readonly id: number }

interface DeliveryParts {
  readonly keys: PushKeys
  readonly publicUrl: () => string
  /** Under which topics are digested: the push service learns no id. */
  readonly secret: string
  /** Whether pushes can leave at all. */
  readonly isAvailable: () => boolean
  readonly deliver?: typeof deliverPush
}

/** Hands messages to push services, and notes at each device how it went. */
export class PushDeliveries {
  constructor(private readonly parts: DeliveryParts) {}

  get isAvailable(): boolean {
    return this.parts.isAvailable()
  }

  /**
   * Sends a message to a device, which ends if its subscription has.
   * @param seconds for how long the push service keeps it for a device that is away.
   */
  async send(
    em: EntityManager,
    device: PushTarget,
    message: PushedMessage,
    seconds: number,
  ): Promise<PushDelivery> {
    const { keys, publicUrl, secret, deliver = deliverPush } = this.parts
    const topic = createHmac('sha256', secret).update(`push ${message.tag}`).digest('base64url')
    const delivery = await deliver(device, message, {
      keys: await keys.current(em),
      subject: publicUrl(),
      seconds,
      topic: topic.slice(0, TOPIC_LENGTH),
    })
    await note(em, device, delivery)
    return delivery
  }
}

async function note(em: EntityManager, { id }: PushTarget, delivery: PushDelivery): Promise<void> {
  if (delivery.outcome === 'TAKEN') {
    await em.execute(
      'update push_device set last_sent_at = now(), last_error = null, is_refused = false where id = ?',
      [id],
    )
    return
  }
  if (delivery.outcome === 'GONE') {
    await em.execute('delete from push_device where id = ?', [id])
    return
  }
  await em.execute('update push_device set last_error = ?, is_refused = is_refused or ? where id = ?', [
    delivery.text,
    delivery.outcome === 'UNAUTHORIZED',
    id,
  ])
}
