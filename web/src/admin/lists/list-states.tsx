import AddIcon from '@mui/icons-material/Add'
import { Alert, Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'

/** An empty list, with a link to add a record. */
export function ListEmpty() {
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  const isOnlyRemoved = filterValues.deleted && Object.keys(filterValues).length === 1
  const what = isOnlyRemoved ? 'nothingRemoved' : isFiltered ? 'nothingFound' : 'empty'
  return (
    <Notice title={`admin.list.${what}`} next={`admin.list.${what}Next`}>
      {isFiltered ? <ClearFilters onPress={() => setFilters({}, {})} /> : <AddFirst />}
    </Notice>
  )
}

/** Not the button of the framework, which would float in the corner on a phone. */
function AddFirst() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  const { hasCreate } = useResourceDefinition()
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  if (!hasCreate || !canAccess) return null
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={createPath({ resource, type: 'create' })}
    >
      {translate('ra.action.create')}
    </Button>
  )
}

function ClearFilters({ onPress }: { onPress: () => void }) {
  const translate = useTranslate()
  return (
    <Button variant="outlined" onClick={onPress}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  )
}

/** A list that could not be loaded, with a button to try again. */
export function ListError() {
  const translate = useTranslate()
  const { error, refetch, filterValues, setFilters } = useListContext()
  return (
    <Notice title="admin.list.failed" next={(error as Error | null)?.message ?? ''} role="alert">
      <Button variant="contained" onClick={() => void refetch()}>
        {translate('admin.list.retry')}
      </Button>
      {Object.keys(filterValues).length > 0 && <ClearFilters onPress={() => setFilters({}, {})} />}
    </Notice>
  )
}

/** A screen whose data could not be loaded, with a button to try again. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="error"
      action={<Button onClick={() => void onRetry()}>{translate('admin.list.retry')}</Button>}
    >
      {translate(error.message, { _: error.message })}
    </Alert>
  )
}

interface NoticeProps {
  readonly title: string
  readonly next: string
  readonly role?: 'alert'
  readonly children: ReactNode
}

function Notice({ title, next, role, children }: NoticeProps) {
  const translate = useTranslate()
  return (
    <Stack role={role} sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
      <Typography variant="h6" component="p">
        {translate(title)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: 420 }}>
        {translate(next, { _: next })}
      </Typography>
      {children}
    </Stack>
  )
}
