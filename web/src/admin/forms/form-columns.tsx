import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FormColumnsProps {
  readonly children: ReactNode
  /** Pictures and status: the second column on wide screens, otherwise below. */
  readonly side: ReactNode
}

/** A form in two columns on wide screens. */
export function FormColumns({ children, side }: FormColumnsProps) {
  return (
    <Box
      className="form-columns"
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box sx={{ minWidth: 0 }}>{side}</Box>
    </Box>
  )
}
