import { createContext } from 'react'

/** The path of the first page if its record was not found on the server. */
export const PageMissing = createContext<string | null>(null)
