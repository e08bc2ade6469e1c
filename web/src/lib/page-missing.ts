import { createContext } from 'react'

/** The path of the first page, where the server found that what it is about is not there. */
export const PageMissing = createContext<string | null>(null)
