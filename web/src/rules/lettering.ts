/** Emblems are rarely wider than this by their height; wider logos are the name in letters. */
const WIDEST_EMBLEM = 1.75

/** Whether a logo shows the restaurant's name itself, judged by its width by its height. */
export function isLettering(aspect: number | null | undefined): aspect is number {
  return typeof aspect === 'number' && aspect > WIDEST_EMBLEM
}
