import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Button, Card, CardContent, Typography } from '@mui/material'
import {
  type RaRecord,
  useGetIdentity,
  useGetList,
  useLocaleState,
  usePermissions,
  useRecordContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { allows } from '../api/access.ts'
import { momentText } from '../language/moment-text.ts'

/** When and by whom a record was added and changed, with a link to its page on the site. */
export function RecordAside({ publicPage }: { publicPage: (record: RaRecord) => string | null }) {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const address = publicPage(record)
  const isStamped = record.createdDate !== undefined
  if (!address && !isStamped) return null
  return (
    <Card
      component="aside"
      aria-label={translate('admin.record.about')}
      sx={{ width: { xs: '100%', lg: 260 }, flexShrink: 0 }}
    >
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        {address && (
          <Button
            href={address}
            target="_blank"
            rel="noopener"
            variant="outlined"
            startIcon={<OpenInNewIcon />}
          >
            {translate('admin.record.onSite')}
          </Button>
        )}
        {isStamped && (
          <>
            <Stamp field="createdDate" date={record.createdDate} by={record.createdBy} />
            <Stamp field="updatedDate" date={record.updatedDate} by={record.updatedBy} />
          </>
        )}
      </CardContent>
    </Card>
  )
}

interface StampProps {
  readonly field: string
  readonly date: string | null
  /** The id of a user; null for the system. */
  readonly by: string | null | undefined
}

function Stamp({ field, date, by }: StampProps) {
  const translate = useTranslate()
  const label = useTranslateLabel()
  const [locale] = useLocaleState()
  const name = useNameOf(by)
  const shown = date && momentText(new Date(date), locale)
  const said = name ? translate('admin.record.by', { date: shown, name }) : shown
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label({ source: field })}
      </Typography>
      <Typography variant="body2">{date ? said : translate('admin.record.neverUpdated')}</Typography>
    </div>
  )
}

/** The name of a user; null if the signed-in user may not read it. */
function useNameOf(id: string | null | undefined): string | null {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const isSelf = id !== null && id !== undefined && String(identity?.id) === id
  // A list query, because a request for the id of a removed user would be redirected to the 404 page.
  const { data } = useGetList(
    'user',
    { filter: { id }, pagination: { page: 1, perPage: 1 } },
    { enabled: Boolean(id) && !isSelf && allows(roles, 'list', 'user') },
  )
  if (id === null) return translate('admin.record.system')
  if (isSelf) return translate('admin.record.self')
  const [user] = data ?? []
  return user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || user.userName : null
}
