import { Box, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'

interface NotInSourceProps {
  readonly dishes: readonly { readonly id: string; readonly name: string; readonly price: number }[]
}

/** The dishes of the menu that a source doesn't have: they stay as they are. */
export function NotInSource({ dishes }: NotInSourceProps) {
  const translate = useTranslate()
  if (dishes.length === 0) return null
  return (
    <Card>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <details>
          <Typography variant="h6" component="summary" sx={{ cursor: 'pointer' }}>
            {translate('admin.import.list.gone', { smart_count: dishes.length })}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('admin.import.list.goneHint')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { sm: 2 } }}>
            {dishes.map(({ id, name, price }) => (
              <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
                {name}, {formatPrice(price)}
              </Box>
            ))}
          </Box>
        </details>
      </CardContent>
    </Card>
  )
}
