import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The site's drawings, or the folder where the build copies them. */
const FOLDER = fileURLToPath(
  new URL(
    import.meta.env?.PROD
      ? `${import.meta.url.includes('/assets/') ? '../' : './'}drawings/`
      : '../../../web/public/drawings/',
    import.meta.url,
  ),
)
/** A drawing is an SVG with its own style and one group of outlines. */
const BODY = /<\/style>\n<g class="line">\n([\s\S]+)\n<\/g>\n<\/svg>\s*$/

const read = new Map<string, string>()

/** The shapes of a drawing, without its style. @param file below `public/drawings`, such as `scenes/oven.svg`. */
export function drawnPart(file: string): string {
  const known = read.get(file)
  if (known !== undefined) return known
  const body = BODY.exec(readFileSync(FOLDER + file, 'utf8'))?.[1]?.replaceAll('\n', '')
  if (body === undefined) throw new Error(`${file} is not drawn like the others.`)
  read.set(file, body)
  return body
}
