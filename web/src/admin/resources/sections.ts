/** Sections of the sidebar, in their order; screens and resources name theirs. */
export const SECTIONS = ['menu', 'site', 'blog', 'people', 'records', 'help'] as const
export type Section = (typeof SECTIONS)[number]
