import type { Blot } from './blots.ts'
import { type Grey, greyOf } from './grey.ts'
import { withoutLeaders } from './leaders.ts'
import { evenlyLit } from './picture-pixels.ts'

/** The longer side of the picture that is recognised, in pixels; letters of a page are some 30 high then. */
const LONG_SIDE = 2_400
/** A small picture gains nothing from more. */
const MOST_ENLARGED = 2
/** The longer side of what is shown beside the dishes. */
const SHOWN_SIDE = 1_600

export interface PreparedPicture {
  /** Dark letters on an evenly white page, without the dots that lead to prices. */
  readonly picture: Grey
  readonly blots: readonly Blot[]
  /** How many pixels of what is shown a pixel of what is recognised is. */
  readonly scale: number
  readonly shown: { readonly blob: Blob; readonly width: number; readonly height: number }
}

/** A picture, upright as its camera says, for the recogniser and for the screen. Runs in a worker where it can. */
export async function preparedPicture(file: Blob): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const side = Math.max(bitmap.width, bitmap.height)
    const forWorker = drawn(bitmap, Math.min(MOST_ENLARGED, LONG_SIDE / side))
    const forScreen = drawn(bitmap, Math.min(1, SHOWN_SIDE / side))
    const { width, height } = forWorker
    return {
      ...withoutLeaders(evenlyLit(greyOf(forWorker.context.getImageData(0, 0, width, height)))),
      scale: forScreen.width / width,
      shown: { blob: await jpegOf(forScreen.canvas), width: forScreen.width, height: forScreen.height },
    }
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap, scale: number) {
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ]
  const canvas = canvasOf(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  // A transparent picture is one on paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return { canvas, context, width, height }
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

async function jpegOf(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.8),
  )
}
