import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FormColumnsProps {
  /** What is written. */
  readonly children: ReactNode
  /** What goes with it: pictures, status. Beside it on wide screens, below it on others. */
  readonly side: ReactNode
}

/** A form in two columns, where there is room for them. */
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
