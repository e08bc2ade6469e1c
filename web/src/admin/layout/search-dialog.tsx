import { Autocomplete, Box, Dialog, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import text from '../../../../docs/tr/isletme-rehberi.md?raw'
import { graphql } from '../../gql/gql.ts'
import { folded, matches } from '../../rules/folded.ts'
import { allows } from '../api/access.ts'
import { ask } from '../api/ask.ts'
import { inputBounds } from '../api/input-bounds.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { guideOf } from '../screens/guide/guide-text.ts'
import { settingsPathOf } from '../screens/settings/settings-places.ts'
import { elsewhere, entries } from './navigation.ts'

const NAMED_RECORDS = graphql(`
  query NamedRecords(
    $product: Boolean!
    $category: Boolean!
    $service: Boolean!
    $blog: Boolean!
    $user: Boolean!
  ) {
    product: products @include(if: $product) {
      id
      name
    }
    category: categories @include(if: $category) {
      id
      name
    }
    service: services @include(if: $service) {
      id
      name
    }
    blog: blogs @include(if: $blog) {
      id
      name
    }
    user: userTable(query: { pageSize: 100 }) @include(if: $user) {
      items {
        id
        name: userName
      }
    }
  }
`)

const RECORDS = ['product', 'category', 'service', 'blog', 'user'] as const

/** Settings that have a screen of their own, or none. */
const ELSEWHERE = ['version', 'weekly']

interface Place {
  readonly to: string
  readonly name: string
  /** The kind of place, as a heading. */
  readonly group: string
}

const MOST_FOUND = 20

/** The places that contain every word; those that begin so are first in their group. */
function found(places: readonly Place[], typed: string): Place[] {
  if (typed.trim() === '') return []
  const begins = ({ name }: Place) => folded(name).startsWith(folded(typed.trim()))
  const all = places.filter(({ name }) => matches([name], typed.trim()))
  const groups = Map.groupBy(all, ({ group }) => group)
  return [...groups.values()]
    .flatMap((group) => [...group.filter(begins), ...group.filter((place) => !begins(place))])
    .slice(0, MOST_FOUND)
}

/** One search for screens, records, settings and tasks of the guide. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const places = usePlaces()
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={translate('admin.frame.search')}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <Box sx={{ p: 2 }}>
        <Autocomplete
          open={typed.trim() !== ''}
          options={found(places, typed)}
          // They are filtered already, and in their order.
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ to, name }) => `${to} ${name}`}
          inputValue={typed}
          onInputChange={(_, value, reason) => reason === 'input' && setTyped(value)}
          onChange={(_, place) => {
            if (!place) return
            onClose()
            navigate(place.to)
          }}
          autoHighlight
          clearOnBlur={false}
          forcePopupIcon={false}
          value={null}
          noOptionsText={translate('admin.frame.nothing')}
          renderInput={(params) => (
            <TextField {...params} autoFocus margin="none" label={translate('admin.frame.searchAll')} />
          )}
        />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {translate('admin.frame.searchHint')}
        </Typography>
      </Box>
    </Dialog>
  )
}

function usePlaces(): readonly Place[] {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const may = Object.fromEntries(RECORDS.map((name) => [name, allows(roles, 'list', name)])) as Record<
    (typeof RECORDS)[number],
    boolean
  >
  const { data } = useQuery({
    queryKey: ['named records', may],
    queryFn: () => ask(NAMED_RECORDS, may),
    gcTime: 0,
  })
  return useMemo(() => {
    const kind = (name: string) => translate(`resources.${name}.name`, { smart_count: 2 })
    const screensOf = [...entries.flatMap(({ tabs }) => tabs), ...elsewhere]
      .filter(({ allowed }) => allowed(roles))
      .map(({ to, title }) => ({ to, name: translate(title, { smart_count: 2 }) }))
    const inGroup = (group: string, own: readonly Omit<Place, 'group'>[]) =>
      own.map((place) => ({ ...place, group }))
    const recordsOf = (name: (typeof RECORDS)[number]) => {
      const read = data?.[name]
      const records = read && 'items' in read ? read.items : (read ?? [])
      return inGroup(
        kind(name),
        records.map((record) => ({ to: `/admin/${name}/${record.id}`, name: record.name })),
      )
    }
    const settings = Object.keys(inputBounds.UpdateSite)
      .filter((field) => !ELSEWHERE.includes(field))
      .map((field) => ({
        to: `${settingsPathOf(field)}?field=${field}`,
        name: translate(`resources.site.fields.${field}`),
      }))
    return [
      ...inGroup(translate('admin.frame.sections'), screensOf),
      ...RECORDS.flatMap(recordsOf),
      ...(allows(roles, 'edit', 'site')
        ? inGroup(translate('resources.site.name', { smart_count: 1 }), settings)
        : []),
      ...inGroup(
        translate('admin.guide.title'),
        guideOf(text).tasks.map(({ id, title }) => ({ to: `${screenPaths.guide}#${id}`, name: title })),
      ),
    ]
  }, [data, roles, translate])
}
