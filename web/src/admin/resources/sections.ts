/** Parts of the sidebar, in their order; each holds the screens and resources that name it. */
export const SECTIONS = ['menu', 'site', 'blog', 'people', 'records'] as const
export type Section = (typeof SECTIONS)[number]
