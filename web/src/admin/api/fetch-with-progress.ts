type Progress = (share: number) => void

const watchers = new Set<Progress>()

/**
 * Reports the combined progress of all current uploads.
 * @param watcher called with the sent share, 0 to 1.
 * @returns a function that stops it.
 */
export function watchUploads(watcher: Progress): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** `fetch` with upload progress, which only XMLHttpRequest reports. */
export const fetchWithProgress: typeof fetch = (input, init) =>
  init?.body instanceof FormData ? send(String(input), init, init.body) : fetch(input, init)

function send(address: string, { method = 'POST', headers, signal }: RequestInit, body: FormData) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    const upload = { loaded: 0, total: 0, isDone: false }
    uploads.add(upload)
    request.upload.onprogress = ({ loaded, total }) => {
      Object.assign(upload, { loaded, total })
      tell()
    }
    request.onloadend = () => {
      upload.isDone = true
      if ([...uploads].every(({ isDone }) => isDone)) uploads.clear()
      tell()
    }
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

/** Finished uploads count until all are finished, so that the share does not fall when one ends. */
const uploads = new Set<{ loaded: number; total: number; isDone: boolean }>()

function tell(): void {
  const sum = (part: 'loaded' | 'total') => [...uploads].reduce((all, upload) => all + upload[part], 0)
  const share = uploads.size === 0 ? 1 : sum('total') > 0 ? Math.min(0.99, sum('loaded') / sum('total')) : 0
  for (const watcher of watchers) watcher(share)
}
