import pLimit from 'p-limit'
import sharp from 'sharp'
import { iconPicture, type PlateOptions, platePicture } from './plates.ts'

/** A picture to draw, as the process that loads the demo content asks for it. */
export interface Drawing {
  readonly id: number
  /** Dish on a plate; `null` for a drawing alone, the first of `names`. */
  readonly plate: { readonly seed: string; readonly options: PlateOptions } | null
  readonly names: readonly string[]
}

/** The bytes of a PNG, or why there are none. */
export interface Drawn {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly fault?: string
}

// The first start of a small machine has to fit into its memory.
sharp.cache(false)
sharp.concurrency(1)

/** One at a time: each takes some 10 MB while it is drawn. */
const inTurn = pLimit(1)

process.on('message', (drawing: Drawing) => inTurn(answer, drawing))

async function answer({ id, plate, names }: Drawing): Promise<void> {
  let drawn: Drawn
  try {
    const bytes = plate
      ? await platePicture(plate.seed, names, plate.options)
      : await iconPicture(names[0] as string)
    drawn = { id, bytes }
  } catch (error) {
    drawn = { id, fault: (error as Error).message }
  }
  // The one who asked may be gone.
  process.send?.(drawn, undefined, undefined, () => {})
}

// However the other process ends, nobody is left to draw for.
process.on('disconnect', () => process.exit())
