import type { MediaStore } from '../core/pictures/media-store.ts'

type Operation = 'put' | 'has' | 'read' | 'remove' | 'list'

/** Count and total time of one kind of operation since the start. */
interface OperationFigures {
  readonly operation: Operation
  readonly done: number
  readonly failed: number
  readonly seconds: number
}

export interface MeasuredStore extends MediaStore {
  readonly figures: OperationFigures[]
}

const OPERATION_OF: Readonly<Record<keyof MediaStore, Operation>> = {
  put: 'put',
  has: 'has',
  read: 'read',
  stream: 'read',
  remove: 'remove',
  discard: 'remove',
  recover: 'put',
  emptyTrash: 'remove',
  boundTo: 'read',
  claim: 'put',
  unbind: 'remove',
  names: 'list',
}

type Method = (...values: unknown[]) => Promise<unknown>

/** Counts and times the operations of a store. */
export function measured(store: MediaStore): MeasuredStore {
  const counted = new Map(
    Object.values(OPERATION_OF).map((each) => [each, { done: 0, failed: 0, seconds: 0 }]),
  )
  const methods = Object.entries(OPERATION_OF).map(([name, operation]) => {
    const figures = counted.get(operation) as { done: number; failed: number; seconds: number }
    const method = (store[name as keyof MediaStore] as Method).bind(store)
    const timed: Method = async (...values) => {
      const began = performance.now()
      try {
        const result = await method(...values)
        figures.done++
        return result
      } catch (error) {
        figures.failed++
        throw error
      } finally {
        figures.seconds += (performance.now() - began) / 1000
      }
    }
    return [name, timed]
  })
  return {
    ...(Object.fromEntries(methods) as MediaStore),
    get figures() {
      return [...counted].map(([operation, figures]) => ({ operation, ...figures }))
    },
  }
}
