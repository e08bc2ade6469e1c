/** The longest side in px of an upload; the site shows pictures of at most 1600 px. */
const LONGEST_SIDE = 2560
/** Files up to this size, in bytes, are uploaded unchanged if their sides fit. */
const SMALL = 1_500_000
const QUALITY = 0.85
/** Timeout in ms for decoding a picture in the browser. */
const LONGEST_OPENING = 60_000
/** Timeout in ms for encoding it at the size of an upload, of which some browsers never tell that it failed. */
const LONGEST_ENCODING = 20_000

interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a picture, in per cent of its sides. */
interface Part extends Size {
  readonly x: number
  readonly y: number
}

/** The size in px to which a picture is resized before the upload; null if it is uploaded unchanged. */
export function shrunkSize(
  { type, size }: Pick<File, 'type' | 'size'>,
  { width, height }: Size,
): Size | null {
  const longest = Math.max(width, height)
  if (longest <= LONGEST_SIDE && size <= SMALL && !isHeic({ type, name: '' })) return null
  return shrunkSides({ width, height })
}

function shrunkSides({ width, height }: Size): Size {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

/** Whether a file is a HEIC photo of an iPhone, which few browsers read; some browsers report no type for it. */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}

/**
 * Prepares a picture for upload: turns it upright and resizes it; unchanged if it is small enough, animated or cannot
 * be decoded here.
 * @returns null for a HEIC that this browser cannot decode, since the server cannot either.
 */
export async function shrunk(file: File): Promise<File | null> {
  // A canvas would keep one frame of an animation.
  if (file.type === 'image/gif') return file
  const bitmap = await opened(file).catch(() => null)
  if (!bitmap) return isHeic(file) ? null : file
  try {
    const size = shrunkSize(file, bitmap)
    if (size === null) return file
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    const blob = await drawn(bitmap, whole, size, file.type)
    // A drawing of few colours may be smaller unchanged.
    return blob === null || (blob.size >= file.size && !isHeic(file)) ? file : fileOf(blob, file)
  } finally {
    bitmap.close()
  }
}

/** A part of a picture in its own px; each side is at least 1 px. */
export function pixelsOf(part: Part, { width, height }: Size): Part {
  const x = Math.min(Math.round((part.x / 100) * width), width - 1)
  const y = Math.min(Math.round((part.y / 100) * height), height - 1)
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round((part.width / 100) * width), width - x)),
    height: Math.max(1, Math.min(Math.round((part.height / 100) * height), height - y)),
  }
}

/** Crops a picture; null if the browser cannot decode it. */
export async function cropped(file: File, part: Part): Promise<File | null> {
  const bitmap = await opened(file).catch(() => null)
  if (!bitmap) return null
  try {
    const from = pixelsOf(part, bitmap)
    const blob = await drawn(bitmap, from, shrunkSides(from), file.type)
    return blob && fileOf(blob, file)
  } finally {
    bitmap.close()
  }
}

/**
 * Decodes a picture, upright.
 * @throws {Error} if the browser cannot decode it, or not in time.
 */
export function opened(file: File): Promise<ImageBitmap> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('The picture took too long.'))
    }, LONGEST_OPENING)
    createImageBitmap(file, { imageOrientation: 'from-image' })
      .then((bitmap) => (isLate ? bitmap.close() : resolve(bitmap)), reject)
      .finally(() => clearTimeout(timer))
  })
}

function fileOf(blob: Blob, { name, lastModified }: File): File {
  const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type, lastModified })
}

async function drawn(
  bitmap: ImageBitmap,
  from: Part,
  { width, height }: Size,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height)
  const encoded = (as: string) => blobOf(canvas, as)
  if (await encodesWebp()) return encoded('image/webp')
  const isOpaque = type === 'image/jpeg' || isHeic({ type, name: '' }) || !isTransparent(context)
  return encoded(isOpaque ? 'image/jpeg' : 'image/png')
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), LONGEST_ENCODING)
    const done = (blob: Blob | null) => {
      clearTimeout(timer)
      resolve(blob)
    }
    canvas.toBlob(done, type, QUALITY)
  })
}

/** Whether the browser encodes WebP; others return a PNG, which for a whole photo is large and slow. */
async function encodesWebp(): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  return (await blobOf(canvas, 'image/webp'))?.type === 'image/webp'
}

/** Whether a drawing has a pixel that is not opaque. */
function isTransparent(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}
