import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import type { PictureSource } from '../core/pictures/picture-source.ts'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { BytesInFlight } from './bytes-in-flight.ts'

export const MAX_FILES = 10
const MAX_FILE_BYTES = 10 * MEBIBYTE
const LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: MAX_FILES,
  fields: 100,
  fieldSize: MEBIBYTE,
  parts: 200,
  headerPairs: 20,
}
const MAX_FORM_BYTES = MAX_FILES * MAX_FILE_BYTES + 2 * MEBIBYTE
/** Of all forms being received: their files are on a disk that the database may share. */
const MAX_ARRIVING_BYTES = 512 * MEBIBYTE

const inFlight = new BytesInFlight({
  bytes: MAX_ARRIVING_BYTES,
  perAddress: MAX_ARRIVING_BYTES,
  reason: 'TOO_MANY_UPLOADS',
})

/** Fields are kept in memory. */
const textInFlight = new BytesInFlight({
  bytes: 32 * MEBIBYTE,
  perAddress: 8 * MEBIBYTE,
  reason: 'TOO_MANY_UPLOADS',
})

declare module 'multer' {
  interface Options {
    /** Feeds the parser; missing in the types of the package. */
    streamHandler?(request: Readable, parser: Writable): void
  }
}

export interface ReceivedFile extends PictureSource {
  readonly part: string
  readonly size: number
  readonly contentType: string
}

interface ReceivedForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly ReceivedFile[]
  /** Deletes the files from the disk. */
  release(): Promise<void>
}

/**
 * Receives a multipart form: fields in memory, files on the disk until `release`.
 * @param beforeFile receives the fields so far, ahead of each file; if it throws, the form is refused before that file
 * is stored.
 * @throws {BadInputError} for a malformed form, {PayloadTooLargeError}, and {OverloadedError}.
 */
export async function receiveForm(
  request: Request,
  response: Response,
  beforeFile: (fields: Readonly<Record<string, unknown>>, part: string) => void = () => {},
): Promise<ReceivedForm> {
  const names = new Map<string, string>()
  const address = canonicalAddress(request.ip ?? '')
  const text = boundedText(address)
  const receive = multer({
    storage: multer.diskStorage({}),
    limits: LIMITS,
    streamHandler(received, parser) {
      parser.on('field', text.count)
      received.pipe(parser)
    },
    fileFilter(received, file, accept) {
      try {
        names.set(file.fieldname, file.originalname)
        beforeFile({ ...received.body }, file.fieldname)
        accept(null, true)
      } catch (error) {
        accept(error as Error)
      }
    },
  }).any()
  const announced = Number(request.headers['content-length'] ?? MAX_FORM_BYTES)
  const reserved = Math.min(Number.isFinite(announced) ? announced : MAX_FORM_BYTES, MAX_FORM_BYTES)
  const { release: giveBack } = inFlight.reserve(reserved, address)
  const release = async () => {
    giveBack()
    text.release()
    const files = (request.files ?? []) as Express.Multer.File[]
    // An aborted file has no path yet; multer removes it.
    await Promise.all(files.map(({ path }) => path && rm(path, { force: true })))
  }
  try {
    await new Promise<void>((resolve, reject) => {
      receive(request, response, (error?: unknown) => (error ? reject(refusal(error, names)) : resolve()))
    })
    // Multer ignores a form without a boundary.
    if (request.files === undefined) throw brokenForm()
  } catch (error) {
    await release()
    throw error
  }
  const files = (request.files as Express.Multer.File[]).map(
    (file): ReceivedFile => ({
      part: file.fieldname,
      size: file.size,
      contentType: file.mimetype,
      filename: nameOf(file.originalname),
      createReadStream: () => createReadStream(file.path),
    }),
  )
  return { fields: { ...request.body }, files, release }
}

/** Reserves the fields of a form as they arrive. @returns a listener of its parser, which ends the form without room. */
function boundedText(address: string) {
  const releases: (() => void)[] = []
  return {
    count(this: Writable, _name: string, value: string): void {
      try {
        releases.push(textInFlight.reserve(value.length, address).release)
      } catch (error) {
        this.destroy(error as Error)
      }
    },
    release(): void {
      for (const release of releases) release()
    },
  }
}

/** Browsers send names in UTF-8, which busboy reads as Latin-1. */
const nameOf = (original: string) => Buffer.from(original, 'latin1').toString('utf8')

function refusal(error: unknown, names: ReadonlyMap<string, string>): unknown {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      const filename = nameOf(names.get(error.field ?? '') ?? 'A file').slice(0, 255)
      return new PayloadTooLargeError('FILE_TOO_LARGE', { filename, max: MAX_FILE_BYTES })
    }
    if (error.code === 'LIMIT_FILE_COUNT') {
      return new BadInputError('TOO_MANY_FILES', { max: MAX_FILES })
    }
    if (error.code === 'LIMIT_FIELD_VALUE')
      return new PayloadTooLargeError('FIELD_TOO_LARGE', { max: MEBIBYTE })
    return new BadInputError('MALFORMED_FORM', { detail: error.message })
  }
  // Busboy reports malformed or truncated forms by plain errors; those of the file system have a `syscall`.
  const isPlain = error instanceof Error && error.constructor === Error && !('syscall' in error)
  return isPlain ? brokenForm() : error
}

const brokenForm = () => new BadInputError('MALFORMED_FORM', { detail: 'it is broken or cut off' })
