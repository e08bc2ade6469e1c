import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface SaveBarProps {
  readonly isOnCard?: boolean
  readonly children: ReactNode
}

/** The buttons of a long screen, which stay in sight at its bottom. */
export function SaveBar({ isOnCard = false, children }: SaveBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        py: 1,
        bgcolor: isOnCard ? 'background.paper' : 'background.default',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
      }}
    >
      {children}
    </Box>
  )
}
