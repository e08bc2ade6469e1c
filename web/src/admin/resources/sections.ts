/** Sections of the sidebar, in order; each screen and resource belongs to one. */
export const SECTIONS = ['guests', 'menu', 'site', 'blog', 'people', 'records', 'help'] as const
export type Section = (typeof SECTIONS)[number]
