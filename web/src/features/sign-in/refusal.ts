/** Why nobody was signed in. */
export interface Refusal {
  /** In the server's words; null where it had none. */
  readonly message: string | null
  /** After how many seconds another attempt may be made; 0 for at once. */
  readonly waitSeconds: number
}

/** No answer came at all. */
export const NO_ANSWER: Refusal = { message: null, waitSeconds: 0 }

/** The refusal that a reply tells of. A proxy in front may answer in a form of its own: its status is everybody's. */
export async function refusalOf(reply: Response): Promise<Refusal> {
  const body: unknown = await reply.json().catch(() => null)
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  const seconds = Math.ceil(Number(reply.headers.get('retry-after') ?? 0))
  return {
    message: typeof said === 'string' ? said : reply.statusText || null,
    waitSeconds: seconds > 0 ? seconds : 0,
  }
}
