import { Box, Button, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** Shown at an unknown address. */
export const MissingScreen = () => <ErrorPage says="not_found" />

/** Shown at the address of a screen that the user may not use. */
export const RefusedScreen = () => <ErrorPage says="access_denied" />

function ErrorPage({ says }: { says: 'not_found' | 'access_denied' }) {
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
      <Title title={translate(`ra.page.${says}`)} />
      <Typography variant="h5" component="p">
        {translate(`ra.page.${says}`)}
      </Typography>
      <Typography color="textSecondary" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {translate(`ra.message.${says}`)}
      </Typography>
      <Button component={Link} to="/admin" variant="contained">
        {translate('ra.page.dashboard')}
      </Button>
    </Box>
  )
}
