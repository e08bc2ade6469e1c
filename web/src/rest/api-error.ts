export const UNEXPECTED = 'An unexpected server error occurred.'

/** A reply with a status other than 200 and 204, or a 200 whose body is not JSON. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    message: string,
    readonly status: number,
    /** The status text; empty over HTTP/2. */
    readonly statusText: string,
    /** The body as text. */
    readonly response: string,
    /** By name in lower case. */
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(message)
  }

  /** The same error with the server's message, or the status text. */
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
