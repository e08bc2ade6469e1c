import { signInMessages } from '../../lib/sign-in-messages.ts'

export interface Refusal {
  readonly message: string
  /** Seconds until the server accepts another attempt; 0 if it does at once. */
  readonly waitSeconds: number
}

/** The failure of a request without a reply. */
export const NO_ANSWER: Refusal = {
  message: 'Sunucudan yanıt gelmedi. Bağlantınızı denetleyip tekrar deneyin.',
  waitSeconds: 0,
}

/** A reply with a reason that has no message here, or of a proxy, which has no reason. */
const UNKNOWN = 'Sunucu isteği kabul etmedi. Sayfayı yenileyip yeniden deneyin.'

/** The failure that a reply reports, in Turkish by the reason of its problem body. */
export async function refusalOf(reply: Response): Promise<Refusal> {
  const body: { reason?: unknown; params?: object } | null = await reply.json().catch(() => null)
  const seconds = Math.ceil(Number(reply.headers.get('retry-after') ?? 0))
  return { message: messageOf(body?.reason, body?.params), waitSeconds: seconds > 0 ? seconds : 0 }
}

function messageOf(reason: unknown, params: object = {}): string {
  if (typeof reason !== 'string' || !Object.hasOwn(signInMessages, reason)) return UNKNOWN
  return signInMessages[reason as keyof typeof signInMessages](params as { retryAfter: number })
}
