/** The name by which a view transition takes a thumbnail for the same picture as that of the sheet. */
const NAME = 'dish-picture'

let lifted: HTMLElement | null = null

/** Names the thumbnail of a row, for the transition to the sheet that is about to open. */
export function lift(link: HTMLElement): void {
  // The sheet of another dish may never have been shown.
  land()
  lifted = link.closest('tr')?.querySelector<HTMLElement>('img') ?? null
  if (lifted) lifted.style.viewTransitionName = NAME
}

/** Leaves the name to the picture of the sheet. */
export function land(): void {
  if (lifted) lifted.style.viewTransitionName = ''
  lifted = null
}
