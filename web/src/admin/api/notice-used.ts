import { createContext } from 'react'

/** Called when the button of a notice was pressed, so that it does not come back. */
export const NoticeUsed = createContext(() => {})
