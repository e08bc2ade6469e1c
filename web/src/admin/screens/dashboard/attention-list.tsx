import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Link as StyledLink,
  Typography,
} from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { allows } from '../../api/access.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import type { Concern } from './attention.ts'

/** Problems in the content, with links to where they are mended. */
export function ConcernList({ concerns }: { concerns: readonly Concern[] }) {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const translate = useTranslate()
  const settings = allows(roles, 'edit', 'site') ? screenPaths.settings : null
  return concerns.map((concern) => {
    switch (concern.key) {
      case 'lateTables':
        return <LateTables key={concern.key} count={concern.records.length} />
      case 'waitingTables':
        return (
          <Missing
            key={concern.key}
            concern="waitingTables"
            count={concern.records.length}
            to={screenPaths.tables}
            add="openTables"
          />
        )
      case 'oldBackup':
      case 'noCopies':
        return (
          <Alert key={concern.key} severity="warning">
            {translate(`admin.dashboard.concern.${concern.key}`)}
          </Alert>
        )
      case 'oldList':
        return <OldList key={`${concern.key} ${concern.list?.kind}`} list={concern.list} />
      case 'noCode':
        return <Missing key={concern.key} concern="noCode" to={screenPaths.account} add="makeSheet" />
      case 'mailChanged':
      case 'mailRefused':
      case 'mailUnreachable':
        return <Missing key={concern.key} concern={concern.key} to={screenPaths.mail} add="openMail" />
      case 'silentPhones':
      case 'refusedPhones':
        return <Missing key={concern.key} concern={concern.key} to={screenPaths.account} add="openDevices" />
      case 'noContact':
        return (
          <Missing
            key={concern.key}
            concern="noContact"
            to={settings ?? '/admin/contact/create'}
            add="addContact"
          />
        )
      case 'noPhone': {
        const [contact] = concern.records
        const to = settings ?? `/admin/contact/${contact?.id ?? 'create'}`
        return <Missing key={concern.key} concern="noPhone" to={to} add="addPhone" />
      }
      case 'demo':
      case 'noWords':
      case 'noAbout':
      case 'sampleTexts': {
        const { to, add } = READINESS[concern.key]
        return (
          <Missing
            key={concern.key}
            concern={concern.key}
            count={concern.records.length || 1}
            to={to}
            add={add}
          />
        )
      }
      case 'noAddress':
      case 'noCopy':
        return (
          <Typography key={concern.key} sx={{ py: 1 }}>
            {translate(`admin.dashboard.concern.${concern.key}`)}
          </Typography>
        )
      case 'noText': {
        const count = concern.records.length
        return (
          <Missing
            key={concern.key}
            concern="noText"
            count={count}
            to="/admin/pageText/create"
            add="addText"
          />
        )
      }
      case 'nothing':
        return <Missing key={concern.key} concern="nothing" to="/admin/category/create" add="addCategory" />
      default:
        return <Records key={concern.key} concern={concern} />
    }
  })
}

/** Guests who come soon, or not, and have no answer yet. */
function LateTables({ count }: { count: number }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={
        <Button component={Link} to={screenPaths.tables} color="inherit" size="tall">
          {translate('admin.dashboard.openTables')}
        </Button>
      }
    >
      {translate('admin.dashboard.concern.lateTables', { smart_count: count })}
    </Alert>
  )
}

/** Where each part of a site is made one's own. */
const READINESS = {
  demo: { to: screenPaths.setup, add: 'openSetup' },
  noWords: { to: `${screenPaths.settings}?field=heroText`, add: 'addText' },
  noAbout: { to: '/admin/about/create', add: 'addText' },
  sampleTexts: { to: screenPaths.pageSettings, add: 'openPages' },
} as const

const FOOD_CONCERNS: readonly Concern['key'][] = ['noFood', 'noGrams', 'noKcal']

function Records({ concern: { key, resource, records, filter } }: { concern: Concern }) {
  const translate = useTranslate()
  const isFood = FOOD_CONCERNS.includes(key)
  const list = isFood
    ? screenPaths.food
    : filter && `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
      sx={{ border: 0, borderBottom: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: 0 }}>
        <Typography>
          {translate(`admin.dashboard.concern.${key}`, { smart_count: records.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, columnWidth: 200, maxHeight: 320, overflowY: 'auto' }}
          tabIndex={0}
        >
          {records.map(({ id, name }) => (
            <li key={id}>
              <StyledLink
                component={Link}
                to={isFood ? `${screenPaths.food}?dish=${id}` : `/admin/${resource}/${id}`}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {name}
              </StyledLink>
            </li>
          ))}
        </Box>
        {list && (
          <Button component={Link} to={list} size="small" sx={{ mt: 1 }}>
            {translate(isFood ? 'admin.dashboard.answer' : 'admin.dashboard.inList')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

/** A printed list that is out of date, with a link to print it again. */
function OldList({ list }: { list: Concern['list'] }) {
  const translate = useTranslate()
  if (!list) return null
  const { kind, changedPrices, changedProducts } = list
  const change = changedPrices > 0 ? 'prices' : 'products'
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <StyledLink component={Link} to={`${screenPaths.print}?kind=${kind}`} color="inherit">
        {translate(`admin.dashboard.oldList.${kind}`, {
          change: translate(`admin.dashboard.oldList.${change}`, {
            smart_count: changedPrices || changedProducts,
          }),
        })}
      </StyledLink>
    </Box>
  )
}

interface MissingProps {
  readonly concern: Concern['key']
  readonly count?: number
  readonly to: string
  readonly add:
    | 'openTables'
    | 'makeSheet'
    | 'openMail'
    | 'openDevices'
    | 'openSetup'
    | 'openPages'
    | 'addContact'
    | 'addPhone'
    | 'addText'
    | 'addCategory'
}

/** Content that is still missing, with a link to add it. */
function Missing({ concern, count = 1, to, add }: MissingProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      <Typography sx={{ flex: 1 }}>
        {translate(`admin.dashboard.concern.${concern}`, { smart_count: count })}
      </Typography>
      <Button component={Link} to={to} size="small">
        {translate(`admin.dashboard.${add}`)}
      </Button>
    </Box>
  )
}
