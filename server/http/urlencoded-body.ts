import { type RequestHandler, urlencoded } from 'express'

/** Time in which the reply to a body that is refused before its end can be read, in ms. */
const READABLE_MS = 1_000

interface BodyBounds {
  /** In bytes. */
  readonly most: number
  readonly mostFields: number
}

/**
 * Receives an urlencoded form, as `urlencoded` of Express does; one beyond the bounds is refused at once with 413, and one that
 * is compressed with 415, whether or not the rest of it arrives. Its connection ends after the reply.
 */
export function receiveUrlencoded({ most, mostFields }: BodyBounds): RequestHandler {
  const parse = urlencoded({ extended: false, inflate: false, limit: most, parameterLimit: mostFields })
  return (request, response, next) => {
    let isOver = false
    const end = (error?: unknown) => {
      if (isOver) return
      isOver = true
      request.off('data', count)
      const close = () => request.complete || request.destroy()
      if (!request.complete) response.once('finish', () => setTimeout(close, READABLE_MS).unref())
      next(error)
    }
    let received = 0
    const count = ({ length }: Buffer) => {
      received += length
      if (received > most) end(TOO_LARGE)
    }
    if (Number(request.headers['content-length']) > most) return end(TOO_LARGE)
    parse(request, response, end)
    // The parser itself refuses a body once its end has come.
    if (!isOver) request.on('data', count)
  }
}

const TOO_LARGE = Object.assign(new Error('The form is too large.'), { status: 413 })
