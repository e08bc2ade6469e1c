import type { MediaStore, StoredFile } from './media-store.ts'

type Operation = 'put' | 'has' | 'read' | 'remove' | 'list'

/** Count and total time of one kind of operation since the start. */
export interface OperationFigures {
  readonly operation: Operation
  readonly done: number
  readonly failed: number
  readonly seconds: number
}

/** Counts and times the operations of a store. */
export class MeasuredStore implements MediaStore {
  private readonly counted = new Map<Operation, { done: number; failed: number; seconds: number }>(
    (['put', 'has', 'read', 'remove', 'list'] as const).map((each) => [
      each,
      { done: 0, failed: 0, seconds: 0 },
    ]),
  )

  constructor(private readonly store: MediaStore) {}

  get figures(): OperationFigures[] {
    return [...this.counted].map(([operation, figures]) => ({ operation, ...figures }))
  }

  put(name: string, bytes: Buffer): Promise<void> {
    return this.measure('put', () => this.store.put(name, bytes))
  }

  has(name: string): Promise<boolean> {
    return this.measure('has', () => this.store.has(name))
  }

  read(name: string): Promise<Buffer | null> {
    return this.measure('read', () => this.store.read(name))
  }

  stream(name: string): Promise<StoredFile | null> {
    return this.measure('read', () => this.store.stream(name))
  }

  remove(name: string): Promise<void> {
    return this.measure('remove', () => this.store.remove(name))
  }

  discard(name: string): Promise<void> {
    return this.measure('remove', () => this.store.discard(name))
  }

  recover(names: readonly string[]): Promise<string[]> {
    return this.measure('put', () => this.store.recover(names))
  }

  emptyTrash(before: Date): Promise<void> {
    return this.measure('remove', () => this.store.emptyTrash(before))
  }

  boundTo(): Promise<string | null> {
    return this.measure('read', () => this.store.boundTo())
  }

  claim(id: string): Promise<string> {
    return this.measure('put', () => this.store.claim(id))
  }

  unbind(): Promise<void> {
    return this.measure('remove', () => this.store.unbind())
  }

  names(): Promise<string[]> {
    return this.measure('list', () => this.store.names())
  }

  private async measure<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    const figures = this.counted.get(operation) as { done: number; failed: number; seconds: number }
    const began = performance.now()
    try {
      const result = await work()
      figures.done++
      return result
    } catch (error) {
      figures.failed++
      throw error
    } finally {
      figures.seconds += (performance.now() - began) / 1000
    }
  }
}
