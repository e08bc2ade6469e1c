import AddIcon from '@mui/icons-material/Add'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import MenuBookIcon from '@mui/icons-material/MenuBook'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { Title, useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { allows, keepsBook, onlyScreen } from '../../api/access.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { OpeningStateLine } from '../hours/opening-state.tsx'
import { SectionCard } from '../section-card.tsx'
import { SetupInvitation } from '../setup/setup-invitation.tsx'
import { concernsOf, INSTALLER_KEYS, READY_KEYS } from './attention.ts'
import { ConcernList } from './attention-list.tsx'
import { ForInstaller } from './for-installer.tsx'
import { greetingAt } from './greeting.ts'
import { LastChanges } from './last-changes.tsx'
import { SitePreview } from './site-preview.tsx'
import { useContent } from './use-content.ts'

/** The start screen: problems in the content, the last changes, frequent actions, and a preview of the site. */
export function Dashboard() {
  const { permissions: roles = [], isPending } = usePermissions<readonly string[]>()
  const translate = useTranslate()
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const only = onlyScreen(roles)
  if (only) return <Navigate to={only} replace />
  const looksAfter =
    keepsBook(roles) || ['product', 'category', 'contact'].some((each) => allows(roles, 'edit', each))
  return (
    <>
      <Title title="ra.page.dashboard" />
      <Greeting />
      <SetupInvitation />
      {!isPending && roles.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('admin.dashboard.noRights')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <QuickLinks roles={roles} />
          {looksAfter && <ToDo />}
          {allows(roles, 'list', 'change') && (
            <SectionCard title="admin.dashboard.changes">
              <LastChanges />
            </SectionCard>
          )}
        </Box>
        {wide && <SitePreview />}
      </Box>
    </>
  )
}

/** The readiness list of a new site, what its owner hands on, and the daily problems. */
function ToDo() {
  const translate = useTranslate()
  const { content, error, refetch } = useContent()
  if (!content) return error && <LoadError error={error} onRetry={refetch} />
  const isNamed = Boolean(content.identity?.settings.name)
  const concerns = concernsOf(content)
  const handedOn = concerns.filter(({ key }) => INSTALLER_KEYS.has(key))
  const once = concerns.filter(({ key }) => isNamed && READY_KEYS.has(key))
  const daily = concerns.filter((each) => !handedOn.includes(each) && !once.includes(each))
  return (
    <>
      {once.length > 0 && (
        <SectionCard title="admin.dashboard.ready" hint="admin.dashboard.readyHint">
          <ConcernList concerns={once} />
        </SectionCard>
      )}
      {handedOn.length > 0 && (
        <SectionCard title="admin.dashboard.installer.title" hint="admin.dashboard.installer.hint">
          <ForInstaller concerns={handedOn} />
        </SectionCard>
      )}
      <SectionCard title="admin.dashboard.attention">
        {daily.length === 0 ? (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'success.main' }}>
            <CheckIcon />
            <Typography>{translate('admin.dashboard.fine')}</Typography>
          </Box>
        ) : (
          <ConcernList concerns={daily} />
        )}
      </SectionCard>
    </>
  )
}

function Greeting() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  if (!identity) return null
  const hour = greetingAt(new Date().getHours())
  // An account without a name is called by its address.
  const isName = identity.fullName && !identity.fullName.includes('@')
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {isName
          ? translate(`admin.dashboard.greeting.${hour}`, { name: identity.fullName })
          : translate(`admin.dashboard.hello.${hour}`)}
      </Typography>
      <OpeningStateLine />
    </Box>
  )
}

function QuickLinks({ roles }: { roles: readonly string[] }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {allows(roles, 'create', 'product') && (
        <>
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/admin/product/create">
            {translate('admin.dashboard.addDish')}
          </Button>
          <Button variant="outlined" startIcon={<MenuBookIcon />} component={Link} to={screenPaths.menu}>
            {translate('admin.dashboard.menu')}
          </Button>
        </>
      )}
      <Button variant="outlined" startIcon={<OpenInNewIcon />} href="/" target="_blank" rel="noopener">
        {translate('admin.dashboard.site')}
      </Button>
    </Box>
  )
}
