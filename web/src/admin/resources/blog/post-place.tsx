import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, usePermissions, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { allows } from '../../api/access.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { momentText } from '../../language/moment-text.ts'
import { useBlogMode } from './blog-mode.ts'
import { postState } from './post-state.ts'

/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1

/** The current time; renders again when a moment has come. */
function useTimeAt(moment: unknown): Date {
  const [, setComings] = useState(0)
  useEffect(() => {
    const left = typeof moment === 'string' ? new Date(moment).getTime() - Date.now() : 0
    if (!(left > 0 && left < LONGEST_MS)) return
    const timer = setTimeout(() => setComings((count) => count + 1), left)
    return () => clearTimeout(timer)
  }, [moment])
  return new Date()
}

/** Where and from when the post of the form is shown on the site. */
export function PostPlace() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const mode = useBlogMode()
  const [status, publishAt] = useWatch({ name: ['status', 'publishAt'] })
  const now = useTimeAt(publishAt)
  if (mode === null) return null
  const state = postState({ status, publishAt }, now)
  const time = state === 'scheduled' && momentText(new Date(String(publishAt)), locale, 'long')
  const isSeen = mode === 'OWN'
  const maySet = allows(roles, 'edit', 'site')
  return (
    <Alert
      severity={isSeen ? (state === 'published' ? 'success' : 'info') : 'warning'}
      sx={{ width: '100%', boxSizing: 'border-box', mb: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        !isSeen &&
        maySet && (
          <Button
            color="inherit"
            component={Link}
            to={screenPaths.pageSettings}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {translate('resources.blog.place.settings')}
          </Button>
        )
      }
    >
      {translate(`resources.blog.place.${isSeen ? state : mode}`, { time })}
      {!isSeen && !maySet && ` ${translate('resources.blog.place.askOwner')}`}
    </Alert>
  )
}
