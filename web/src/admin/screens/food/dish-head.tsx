import { Box, Typography } from '@mui/material'
import type { RefObject } from 'react'
import { fromHere } from '../../../lib/picture.ts'
import type { WorkDish } from './food.operations.ts'

interface DishHeadProps {
  readonly dish: WorkDish
  /** Gets the focus with each dish, so that a screen reader announces it. */
  readonly headRef: RefObject<HTMLHeadingElement | null>
}

/** The dish whose food information is edited. */
export function DishHead({ dish, headRef }: DishHeadProps) {
  const address = dish.productImages[0]?.thumbUrl
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      {address && (
        <img
          src={fromHere(address)}
          alt=""
          width={64}
          height={64}
          style={{ objectFit: 'cover', borderRadius: 8 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          ref={headRef}
          tabIndex={-1}
          variant="h5"
          component="h2"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {dish.name}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[dish.category.name, dish.description].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
