const KEY = 'left-behind'

/** Why one application of the product was left for a page of another: what a page is told by the one before it. */
interface LeftBehind {
  readonly to: string
  readonly state: { readonly message: string; readonly from: string }
}

/** Keeps for the page that is gone to why that is; history holds it only within one application. */
export function leaveBehind(left: LeftBehind): void {
  sessionStorage.setItem(KEY, JSON.stringify(left))
}

/** Hands what was left behind for this page to its router, before there is one. */
export function takeUp(): void {
  const kept = sessionStorage.getItem(KEY)
  if (!kept) return
  sessionStorage.removeItem(KEY)
  const { to, state } = JSON.parse(kept) as LeftBehind
  if (to === location.pathname) history.replaceState({ usr: state, key: KEY }, '')
}
