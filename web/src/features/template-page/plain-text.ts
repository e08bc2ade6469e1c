const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The text content of HTML that the server rendered from CommonMark. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] as string)
    .replace(/\s+/g, ' ')
    .trim()
}
