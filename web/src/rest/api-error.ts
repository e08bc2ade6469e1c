export const UNEXPECTED = 'An unexpected server error occurred.'

/** A reply that is neither 200 nor 204, or a 200 whose body is no JSON. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    message: string,
    readonly status: number,
    /** Words for the status; empty over HTTP/2. */
    readonly statusText: string,
    /** The body as text, whatever it holds. */
    readonly response: string,
    /** By name in lower case. */
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(message)
  }

  /** The same failure in the server's own words, or those of its status. */
  inServersWords(): ApiError {
    const message = serversMessage(this.response) || this.statusText || this.message
    return new ApiError(message, this.status, this.statusText, this.response, this.headers)
  }
}

function serversMessage(response: string): string | null {
  try {
    const { message } = JSON.parse(response) as { message?: unknown }
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
