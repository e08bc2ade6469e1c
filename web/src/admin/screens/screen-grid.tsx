import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A screen of one column. */
export function ScreenGrid({ maxWidth, children }: { maxWidth: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        maxWidth,
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        pb: 12,
      }}
    >
      {children}
    </Box>
  )
}
