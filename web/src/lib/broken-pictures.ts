const PLACEHOLDER = '/placeholder.svg'

/** Shows the placeholder for pictures that could not be loaded, also for those that failed before it was called. */
export function replaceBrokenPictures(): void {
  // Errors of pictures do not bubble.
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(PLACEHOLDER)) return
  // An empty address is no failure.
  if (!target.getAttribute('src')) return
  // Its alternative text is the restaurant's name.
  if (target.closest('.wordmark--lettering')) return
  target.removeAttribute('srcset')
  target.src = PLACEHOLDER
}
