import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** Shown at an unknown address. */
export const MissingScreen = () => <ErrorPage says="not_found" />

/** Shown at the address of a screen that the user may not use. */
export const RefusedScreen = () => <ErrorPage says="access_denied" />

/** Shown for a screen that could not be loaded or rendered. A reload is needed, since the failed import is cached. */
export function FailedScreen() {
  const translate = useTranslate()
  return (
    <ErrorPage says="error">
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('admin.list.retry')}
      </Button>
    </ErrorPage>
  )
}

interface ErrorPageProps {
  readonly says: 'not_found' | 'access_denied' | 'error'
  /** The way out; by default a link to the start screen. */
  readonly children?: ReactNode
}

function ErrorPage({ says, children }: ErrorPageProps) {
  const translate = useTranslate()
  return (
    <Box
      role={says === 'error' ? 'alert' : undefined}
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
      {children ?? (
        <Button component={Link} to="/admin" variant="contained">
          {translate('ra.page.dashboard')}
        </Button>
      )}
    </Box>
  )
}
