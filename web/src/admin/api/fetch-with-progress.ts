type Progress = (share: number) => void

const watchers = new Set<Progress>()

/**
 * Tells how much of what is being uploaded has left the browser.
 * @param watcher is given the share, 0 to 1.
 * @returns a function that ends it.
 */
export function watchUploads(watcher: Progress): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

let leaving = false

/** From now on calls are finished although the page is left: they are few and small. */
export function finishWhileLeaving(): void {
  leaving = true
  // Whoever goes back may find this page as it was left.
  addEventListener('pageshow', () => {
    leaving = false
  })
}

/** `fetch`, but an upload tells how far it is: the platform's own has no word for that. */
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
