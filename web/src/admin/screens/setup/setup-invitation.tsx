import { Button, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { isDemo, useSetup } from './use-setup.ts'

/** Links to the setup assistant while the site shows the demo restaurant. */
export function SetupInvitation() {
  const translate = useTranslate()
  const { setup } = useSetup()
  if (!setup || !isDemo(setup)) return null
  return (
    <Card component="section" aria-labelledby="setup-invitation" sx={{ mb: 2 }}>
      <CardContent>
        <Typography id="setup-invitation" variant="h6" component="h2">
          {translate('admin.setup.title')}
        </Typography>
        <Typography sx={{ mb: 1.5 }}>{translate('admin.setup.invite')}</Typography>
        <Button variant="contained" component={Link} to={screenPaths.setup}>
          {translate('admin.setup.start')}
        </Button>
      </CardContent>
    </Card>
  )
}
