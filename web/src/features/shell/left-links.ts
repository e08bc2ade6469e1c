interface LeftLink {
  readonly href: string
  /** Its position among the links to the same address. */
  readonly index: number
}

const linksTo = (href: string) => [...document.links].filter((link) => link.getAttribute('href') === href)

/** The link by which each entry of the history was left, to give it the focus when the visitor comes back. */
export class LeftLinks {
  private readonly links = new Map<string, LeftLink>()
  /** The key of the entry that the document shows. */
  private shown = ''

  /** Records links until the returned function is called. */
  record(): () => void {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const href = link?.getAttribute('href')
      if (link && href) this.links.set(this.shown, { href, index: linksTo(href).indexOf(link) })
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }

  arrive(key: string): void {
    this.shown = key
  }

  /** The link by which the shown entry was left, if it is still there. */
  find(): HTMLElement | null {
    const left = this.links.get(this.shown)
    return (left && linksTo(left.href)[left.index]) ?? null
  }
}
