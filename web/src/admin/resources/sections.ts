/** Sections of the sidebar, in order. */
export const SECTIONS = ['guests', 'menu', 'site', 'team', 'help'] as const
export type Section = (typeof SECTIONS)[number]
