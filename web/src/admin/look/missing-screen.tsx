import { Box, Button, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** What is shown at an address that leads nowhere. */
export function MissingScreen() {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        minHeight: '60vh',
        p: 3,
      }}
    >
      <Title title={translate('ra.page.not_found')} />
      <Typography variant="h5" component="h1">
        {translate('ra.page.not_found')}
      </Typography>
      <Typography color="textSecondary" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {translate('ra.message.not_found')}
      </Typography>
      <Button component={Link} to="/admin" variant="contained">
        {translate('ra.page.dashboard')}
      </Button>
    </Box>
  )
}
