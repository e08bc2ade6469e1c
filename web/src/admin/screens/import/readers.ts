import type { Reading, ReadingProgress } from './reading/reading.types.ts'

interface SourceReader {
  readSources(
    files: readonly File[],
    onProgress: (progress: ReadingProgress) => void,
    signal?: AbortSignal,
  ): Promise<Reading>
}

const [load] = Object.values(import.meta.glob<SourceReader>('./reading/read-source.ts'))

/** Reads files that are no tables of text; null where nothing can. */
export const readSources: SourceReader['readSources'] | null = load
  ? async (...given) => (await load()).readSources(...given)
  : null
