import type { MenuDraft, Reading, ReadingProgress } from './reading/reading.types.ts'

interface SourceReader {
  readSources(
    files: readonly File[],
    onProgress: (progress: ReadingProgress) => void,
    signal?: AbortSignal,
  ): Promise<Reading>
}

interface TextReader {
  readText(text: string): MenuDraft
}

const sources = import.meta.glob<SourceReader>('./reading/read-source.ts')
const texts = import.meta.glob<TextReader>('./reading/read-text.ts', { eager: true })

export const readSources: SourceReader['readSources'] | null = Object.values(sources)[0]
  ? async (...given) =>
      (await (Object.values(sources)[0] as () => Promise<SourceReader>)()).readSources(...given)
  : null

export const readText: TextReader['readText'] | null = Object.values(texts)[0]?.readText ?? null
