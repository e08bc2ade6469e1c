import type { Request, Response } from 'express'
import Upload from 'graphql-upload/Upload.mjs'
import { type Caller, type Rule, requireRule } from '../core/access.ts'
import { BadInputError } from '../core/errors.ts'
import { parseJson } from '../http/json-nesting.ts'
import { MAX_FILES, type ReceivedFile, receiveForm } from '../http/receive-form.ts'
import { registry } from '../modules/registry.ts'

const UPLOAD_RULES: readonly Rule[] = Object.values(registry).flatMap(({ record }) =>
  hasFileFields(record) ? [record.access.manage] : [],
)
/** `variables`, an input, one of its fields, a list index. */
const MAX_SEGMENTS = 5

type FileFields = Partial<Record<'uploads' | 'uploadLists' | 'pictures', object>>

interface OperationWithFiles {
  readonly operation: object
  /** Deletes the files from the disk. */
  release(): Promise<void>
}

/** Whether a request follows the GraphQL multipart request specification and has passed the preflight check. */
export function hasFiles(request: Request): boolean {
  return (
    request.method === 'POST' &&
    Boolean(request.is('multipart/form-data')) &&
    Boolean(request.headers['apollo-require-preflight'])
  )
}

/** @throws {UnauthenticatedError} or {ForbiddenError} for a caller who may upload nothing. */
export function requireUploader(caller: Caller): void {
  requireRule(caller, (each) => UPLOAD_RULES.some((mayUpload) => mayUpload(each)))
}

function hasFileFields({ uploads = {}, uploadLists = {}, pictures = {} }: FileFields): boolean {
  return [uploads, uploadLists, pictures].some((fields) => Object.keys(fields).length > 0)
}

/**
 * Receives an operation with its files. The map is validated before the first file is stored: each path has to name a
 * variable that the operation sends as null.
 */
export async function receiveOperation(request: Request, response: Response): Promise<OperationWithFiles> {
  const form = await receiveForm(request, response, (fields, part) => {
    const { slots } = readMap(fields)
    if (!slots.has(part)) throw new BadInputError('UPLOAD_NOT_MAPPED', { part: part.slice(0, 40) })
  })
  try {
    const { operation, slots } = readMap(form.fields)
    const files = new Map(form.files.map((file) => [file.part, file]))
    for (const [part, places] of slots) {
      const file = files.get(part)
      if (!file) throw new BadInputError('UPLOAD_MISSING', { part: part.slice(0, 40) })
      for (const place of places) place(uploadOf(file))
    }
    return { operation, release: form.release }
  } catch (error) {
    await form.release()
    throw error
  }
}

type Slot = (upload: Upload) => void

function readMap(fields: Readonly<Record<string, unknown>>): {
  operation: object
  slots: Map<string, Slot[]>
} {
  const operation = jsonOf(fields, 'operations')
  if (!isObject(operation) || Array.isArray(operation)) {
    throw new BadInputError('UPLOAD_OPERATION_INVALID')
  }
  const map = jsonOf(fields, 'map')
  if (!isObject(map) || Array.isArray(map)) {
    throw new BadInputError('UPLOAD_MAP_INVALID', { max: MAX_FILES })
  }
  const slots = new Map<string, Slot[]>()
  if (Object.keys(map).length > MAX_FILES) {
    throw new BadInputError('TOO_MANY_FILES', { max: MAX_FILES })
  }
  for (const [part, paths] of Object.entries(map)) {
    if (!Array.isArray(paths) || paths.length === 0 || paths.length > MAX_FILES) {
      throw new BadInputError('UPLOAD_MAP_INVALID', { max: MAX_FILES })
    }
    slots.set(
      part,
      paths.map((path) => slotAt(operation, path)),
    )
  }
  return { operation, slots }
}

function jsonOf(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  const text = fields[name]
  if (typeof text !== 'string') {
    throw new BadInputError('UPLOAD_FIELD_MISSING', { field: name })
  }
  try {
    return parseJson(text)
  } catch (error) {
    throw error instanceof SyntaxError ? new BadInputError('UPLOAD_FIELD_MALFORMED', { field: name }) : error
  }
}

/** @throws {BadInputError} unless the path, such as `variables.images.0`, refers to a null in the operation. */
function slotAt(operation: object, path: unknown): Slot {
  const fault = new BadInputError('UPLOAD_PATH_INVALID')
  if (typeof path !== 'string' || path.length > 200) throw fault
  const segments = path.split('.')
  const last = segments.pop()
  if (last === undefined || segments[0] !== 'variables' || segments.length >= MAX_SEGMENTS) throw fault
  let holder: unknown = operation
  for (const segment of segments) holder = memberOf(holder, segment)
  if (!isObject(holder) || memberOf(holder, last) !== null) throw fault
  return (upload) => {
    ;(holder as Record<string, unknown>)[last] = upload
  }
}

function memberOf(holder: unknown, name: string): unknown {
  if (!isObject(holder) || !Object.hasOwn(holder, name)) return undefined
  if (Array.isArray(holder) && !(Number(name) < MAX_FILES)) return undefined
  return (holder as Record<string, unknown>)[name]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function uploadOf({ filename, contentType, createReadStream }: ReceivedFile): Upload {
  const upload = new Upload()
  upload.resolve({
    filename,
    mimetype: contentType,
    encoding: '7bit',
    createReadStream,
  } as Parameters<Upload['resolve']>[0])
  return upload
}
