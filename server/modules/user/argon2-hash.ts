/** Limits on the cost of one check: 256 MiB of memory, 16 passes, 16 lanes. */
const MOST = { memoryKib: 262_144, passes: 16, lanes: 16 } as const

const FORMAT =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,172}$/

/** Whether a text is an argon2id hash whose parameters are within the limits. */
export function isArgon2Hash(stored: string): boolean {
  const [, memory, passes, lanes] = FORMAT.exec(stored)?.map(Number) ?? []
  if (!memory || !passes || !lanes) return false
  return memory <= MOST.memoryKib && passes <= MOST.passes && lanes <= MOST.lanes
}
