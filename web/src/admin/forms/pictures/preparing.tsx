import { Box, CircularProgress, Typography } from '@mui/material'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslate } from 'react-admin'

interface Preparing {
  /** The number of picks whose pictures are being resized. */
  readonly count: number
  /** Whether a picture was refused since the last pick began. */
  readonly isRefused: boolean
  begin(): void
  end(isRefused: boolean): void
}

const PreparingContext = createContext<Preparing>({
  count: 0,
  isRefused: false,
  begin: () => {},
  end: () => {},
})

/** Tells a form about its pictures that are being resized, which are not among its values yet. */
export function PreparingProvider({ children }: { readonly children: ReactNode }) {
  const [{ count, isRefused }, setState] = useState({ count: 0, isRefused: false })
  const preparing = useMemo(
    () => ({
      count,
      isRefused,
      begin: () => setState((state) => ({ count: state.count + 1, isRefused: false })),
      end: (refused: boolean) =>
        setState((state) => ({ count: state.count - 1, isRefused: state.isRefused || refused })),
    }),
    [count, isRefused],
  )
  return <PreparingContext.Provider value={preparing}>{children}</PreparingContext.Provider>
}

export const usePreparing = () => useContext(PreparingContext)

/**
 * Defers a click on a button while pictures are being resized, and repeats it once they are in the form; after a
 * refused picture the user has to click again.
 */
export function usePressAfterPreparing(): {
  /** Whether a click is deferred. */
  readonly waits: boolean
  /** Called first in the button's `onClick`. @returns whether the click is deferred. */
  holdBack(event: MouseEvent<HTMLButtonElement>): boolean
} {
  const { count, isRefused } = usePreparing()
  const held = useRef<HTMLButtonElement | null>(null)
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits || count > 0) return
    setWaits(false)
    if (!isRefused) held.current?.click()
  }, [waits, count, isRefused])
  return {
    waits,
    holdBack(event) {
      if (count === 0) return false
      event.preventDefault()
      held.current = event.currentTarget
      setWaits(true)
      return true
    },
  }
}

/** Shows beside the buttons of a form that pictures are being resized, and whether saving waits for them. */
export function PreparingNote({ waits }: { readonly waits: boolean }) {
  const translate = useTranslate()
  const { count } = usePreparing()
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {count > 0 && (
        <>
          <CircularProgress size={16} aria-hidden />
          <Typography variant="body2">
            {translate(waits ? 'admin.picture.savesAfter' : 'admin.picture.notReady')}
          </Typography>
        </>
      )}
    </Box>
  )
}
