import { signInMessages, signInRules } from '../../lib/sign-in-messages.ts'

export interface Refusal {
  readonly message: string
  /** Seconds until the server accepts another attempt; 0 if it does at once. */
  readonly waitSeconds: number
  /** The server's reason; undefined for a reply that is none of the server's. */
  readonly reason?: string
  /** Messages by the names of the fields that are refused. */
  readonly fields: Readonly<Record<string, string>>
}

/** The failure of a request without a reply. */
export const NO_ANSWER: Refusal = {
  message: 'Sunucudan yanıt gelmedi. Bağlantınızı kontrol edip tekrar deneyin.',
  waitSeconds: 0,
  fields: {},
}

/** A reply with a reason that has no message here, or of a proxy, which has no reason. */
const UNKNOWN = 'Sunucu isteği kabul etmedi. Sayfayı yenileyip yeniden deneyin.'

interface FieldFault {
  readonly field: string
  readonly rule?: string
  readonly params?: object
}

/** A problem body, or the extensions of a GraphQL error. */
interface Problem {
  readonly reason?: unknown
  readonly params?: object
  readonly fields?: readonly FieldFault[]
}

/** The failure that a reply reports, in Turkish by the reason of its problem body. */
export async function refusalOf(reply: Response): Promise<Refusal> {
  return refusalIn(await reply.json().catch(() => null), reply)
}

/** The failure that a problem reports. @param reply says how long to wait. */
export function refusalIn(problem: Problem | null, { headers }: Pick<Response, 'headers'>): Refusal {
  const { reason, params, fields = [] } = problem ?? {}
  const seconds = Math.ceil(Number(headers.get('retry-after') ?? 0))
  const refused = fields.map(({ field, rule, params }): [string, string] => [
    field,
    messageOf(signInRules, rule, params),
  ])
  return {
    message: messageOf(signInMessages, reason, params),
    waitSeconds: seconds > 0 ? seconds : 0,
    ...(typeof reason === 'string' && { reason }),
    fields: Object.fromEntries(refused),
  }
}

function messageOf(messages: object, name: unknown, params: object = {}): string {
  if (typeof name !== 'string' || !Object.hasOwn(messages, name)) return UNKNOWN
  return (messages as Readonly<Record<string, (params: object) => string>>)[name]?.(params) ?? UNKNOWN
}
