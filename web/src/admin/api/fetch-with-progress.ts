type Progress = (share: number) => void

const watchers = new Set<Progress>()

/**
 * Reports the progress of uploads.
 * @param watcher is called with the share that was sent, 0 to 1.
 * @returns a function that stops it.
 */
export function watchUploads(watcher: Progress): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

let leaving = false

/** Sends further requests with `keepalive`, so that they finish after the page was left. */
export function finishWhileLeaving(): void {
  leaving = true
  // The back/forward cache may restore this page.
  addEventListener('pageshow', () => {
    leaving = false
  })
}

/** `fetch` with upload progress, which only XMLHttpRequest reports. */
export const fetchWithProgress: typeof fetch = (input, init) =>
  init?.body instanceof FormData
    ? send(String(input), init, init.body)
    : fetch(input, leaving ? { ...init, keepalive: true } : init)

function send(address: string, { method = 'POST', headers, signal }: RequestInit, body: FormData) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0)
    request.onloadend = () => tell(1)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('The upload was cut off.'))
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers,
  })
}

function tell(share: number): void {
  for (const watcher of watchers) watcher(share)
}
