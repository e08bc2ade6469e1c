import { parseSync } from 'vite'

/** A source file: its path relative to the project, with `/`, and its text. */
interface Source {
  readonly path: string
  readonly text: string
}

/** What pages that exist in several languages are made of. */
const TOLD = /^web\/src\/(components|features|languages|lib|routes|rules)\/.+\.tsx?$/

/** What is Turkish in any language: pages of one language, and rules that read or write Turkish. */
const TURKISH: readonly RegExp[] = [
  /\.words\.ts$|\.test\.tsx?$/,
  // Orders, blog, sign-in and the template's pages.
  /^web\/src\/features\/(blog|cart|chefs|coming-soon|faq|food|home-one|home-two|online-order|order|sign-in|template-page)\//,
  /^web\/src\/routes\/live\//,
  /^web\/src\/routes\/(blog[\w-]*|cart|checkout|chefs|coming-soon|confirm-email|faq|forgotten|home-one|home-two|login|online-order|own-page|set-password|terms-conditions)\.tsx$/,
  /^web\/src\/lib\/(sample-foods|sign-in-messages)\.ts$/,
  /^web\/src\/components\/(qr-image|quantity|rating)\.tsx$/,
  /^web\/src\/features\/shell\/side-panel\.tsx$/,
  /^web\/src\/features\/reservation\/(reservation-form|sample-words|table-aside)\.tsx?$/,
  // The rest of the legal texts, of one law.
  /^web\/src\/features\/legal\/(legal-text|privacy|terms)\.tsx?$/,
  // Each language has its name in itself.
  /^web\/src\/rules\/site-languages\.ts$/,
  // The search knows the words of a Turkish menu, and the back-office writes and reads Turkish tables and messages.
  /^web\/src\/rules\/(allergen-words|content-names|drawing|folded|food-names|lettering|menu-[\w-]+|order-[\w-]+|ornaments|public-holidays|pushed-message|turkish-[\w-]+|word-likeness)\.ts$/,
]

/** Files whose words are not data yet: none is added. */
const UNCONVERTED: ReadonlySet<string> = new Set([])

const OF_TURKISH = /[çğıöşüâîû]/i
const WORD = /\p{L}{2}/u
/** Names that no language translates. */
const NAMES = new Set(['WhatsApp'])
/** Attributes that are read or heard. */
const SAID = new Set(['alt', 'aria-label', 'crumb', 'hint', 'label', 'placeholder', 'title'])

const OTHERS = new Set(['BinaryExpression', 'CallExpression', 'JSXElement'])

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** @returns a line for each text of a page that is in no file of words, and for each exception that is not needed. */
export function wordFaults(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => TOLD.test(path) && !TURKISH.some((each) => each.test(path)))
    .flatMap(({ path, text }) => {
      const found = textsIn(parseSync(path, text).program as unknown as Node)
      if (UNCONVERTED.has(path))
        return found.length > 0
          ? []
          : [`${path}: its words are data; take it out of UNCONVERTED in tests/support/site-words.ts`]
      return found.map((each) => `${path}: “${each}” belongs into a file of words beside it (*.words.ts)`)
    })
}

/** The texts of a syntax tree that a guest reads. @param attribute the one that it is the value of. */
function textsIn(node: Node, attribute = ''): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return []
    case 'JSXText':
      return WORD.test(String(node.value)) && !NAMES.has(shortened(node.value)) ? [shortened(node.value)] : []
    case 'Literal': {
      const { value } = node
      const isSaid = typeof value === 'string' && (OF_TURKISH.test(value) || SAID.has(attribute))
      return isSaid && WORD.test(value) ? [shortened(value)] : []
    }
    case 'TemplateElement': {
      const { cooked } = node.value as { readonly cooked: string }
      return OF_TURKISH.test(cooked) || (SAID.has(attribute) && WORD.test(cooked)) ? [shortened(cooked)] : []
    }
    case 'JSXElement':
      if (isEnglish(node)) return []
      break
    case 'JSXAttribute':
      return childrenOf(node).flatMap((each) => textsIn(each, nameOf(node)))
  }
  // What is compared, or given to a function, is no text of the attribute.
  const inner = OTHERS.has(node.type) ? '' : attribute
  return childrenOf(node).flatMap((each) => textsIn(each, inner))
}

/** The small English lines are in no other language. */
function isEnglish({ openingElement }: Node): boolean {
  const { attributes } = openingElement as { readonly attributes: readonly Node[] }
  return attributes.some((each) => nameOf(each) === 'lang' && (each.value as Node | null)?.value === 'en')
}

const nameOf = ({ name }: Node) => String((name as Node | undefined)?.name ?? '')

const shortened = (text: unknown) => String(text).trim().replace(/\s+/g, ' ').slice(0, 40)

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((each): each is Node => typeof Object(each).type === 'string')
