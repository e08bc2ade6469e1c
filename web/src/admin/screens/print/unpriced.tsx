import { Alert, Box, Link as StyledLink } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** The dishes without a price, which prevent printing. */
export function Unpriced({ dishes }: { dishes: readonly { readonly id: string; readonly name: string }[] }) {
  const translate = useTranslate()
  if (dishes.length === 0) return null
  return (
    <Alert severity="error">
      {translate('admin.print.unpriced', { smart_count: dishes.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {dishes.map(({ id, name }) => (
          <li key={id}>
            <StyledLink component={Link} to={`/admin/product/${id}`} color="inherit">
              {name}
            </StyledLink>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
