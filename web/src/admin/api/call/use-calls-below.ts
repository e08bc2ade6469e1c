import { useEffect, useState } from 'react'
import type { ListedCall } from './call.ts'
import { calls } from './calls.ts'

/** The calls of this page below a subject, and what was left of others once that is resolved. */
export function useCallsBelow(subject: string): readonly ListedCall[] {
  const [listed, setListed] = useState<readonly ListedCall[]>([])
  useEffect(() => {
    let isCurrent = true
    let latest = 0
    const read = async () => {
      const own = ++latest
      const found = await calls.below(subject)
      if (isCurrent && own === latest) setListed(found)
    }
    // Without a session there is no page to list them on.
    const update = () => void read().catch(() => {})
    const end = calls.subscribe(update)
    calls.left.resolve(subject).then(update, () => {})
    return () => {
      end()
      isCurrent = false
    }
  }, [subject])
  return listed
}
