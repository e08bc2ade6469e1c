import AcceptIcon from '@mui/icons-material/DoneAll'
import { Alert, Box, Button, LinearProgress, Pagination, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { ask } from '../../api/ask.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { ScreenGrid } from '../screen-grid.tsx'
import { RecordTexts } from './record-texts.tsx'
import { RECORD_NAMES } from './translations.operations.ts'
import { useAcceptProposals } from './use-accept-proposals.ts'
import { useFilter } from './use-filter.ts'
import { PAGE_SIZE, useWork } from './use-work.ts'
import { acceptable, byRecord, type WorkItem } from './work.ts'
import { WorkFilters } from './work-filters.tsx'
import { WorkTable } from './work-table.tsx'

/** The texts of the site side by side with their translations, which are saved as they are typed. */
export function Translations() {
  const translate = useTranslate()
  const { filter, page, show } = useFilter()
  const { language } = filter
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const hasStored = useRef(false)
  const list = useRef<HTMLDivElement>(null)
  const { data, error, isPending, refetch, ...work } = useWork(filter, page, round)
  const nameOf = useNames()

  const onTyped = useCallback((key: string, isTyped: boolean) => {
    setTyped((before) => {
      if (before.has(key) === isTyped) return before
      const others = [...before].filter((each) => each !== key)
      return new Set(isTyped ? [...others, key] : others)
    })
  }, [])
  const { onStored } = work
  const store = useCallback(
    (item: WorkItem, text: string) => {
      hasStored.current = true
      onStored(item, text)
    },
    [onStored],
  )
  const proposals = useAcceptProposals({
    language,
    read: async () => (await refetch()).data?.items ?? [],
    isTyped: (key) => typed.has(key),
    onStored: store,
  })

  const pages = Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)
  const turn = (wanted: number) => {
    // Texts that are done, or are about to be, leave the filter: the next ones move up to this page.
    const isLeaving = hasStored.current || typed.size > 0
    const hasMovedUp = filter.state !== null && isLeaving && wanted === page + 1
    hasStored.current = false
    setRound((before) => before + 1)
    show(filter, hasMovedUp ? page : wanted)
    scrollTo({ top: 0 })
  }
  const focusNext = (from: HTMLElement) => {
    const fields = [...(list.current?.querySelectorAll('textarea') ?? [])]
    const next = fields[fields.indexOf(from as HTMLTextAreaElement) + 1]
    // After the last one the next page is one key away.
    const last = list.current?.querySelector<HTMLElement>('[data-next-page]')
    ;(next ?? last)?.focus()
  }
  if (data && data.items.length === 0 && page > 1) return <LastPage to={Math.max(1, pages)} />

  const accepted = acceptable(data?.items ?? [], (key) => typed.has(key))
  return (
    <ScreenGrid maxWidth={1080}>
      <Title title="admin.translations.title" />
      <WorkFilters
        filter={filter}
        onChange={(next) => {
          hasStored.current = false
          setRound((before) => before + 1)
          show(next)
        }}
      />
      {isPending && <Loading />}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <>
          <Progress done={data.done} total={data.total} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {accepted.length > 0 && (
              <Button
                variant="contained"
                size="tall"
                startIcon={<AcceptIcon />}
                disabled={proposals.isBusy}
                onClick={() => void proposals.accept()}
              >
                {translate('admin.translations.accept', { smart_count: accepted.length })}
              </Button>
            )}
            <WorkTable filter={filter} nameOf={nameOf} onStored={() => setRound((before) => before + 1)} />
          </Box>
          {data.items.length === 0 ? (
            <Alert severity={filter.state === 'DONE' ? 'info' : 'success'}>
              {translate(
                `admin.translations.${data.total > 0 && filter.state !== 'DONE' ? 'allDone' : 'none'}`,
              )}
            </Alert>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {translate('admin.translations.hint')}
            </Typography>
          )}
          <Box ref={list} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {byRecord(data.items).map((items) => (
              <RecordTexts
                key={`${language}/${items[0]?.kind}/${items[0]?.recordId}/${round}`}
                items={items}
                name={items[0] ? nameOf(items[0]) : null}
                language={language}
                onStored={store}
                reread={work.reread}
                onTyped={onTyped}
                onNext={focusNext}
              />
            ))}
            {page < pages && (
              <Button
                data-next-page
                variant="outlined"
                color="inherit"
                size="tall"
                onClick={() => turn(page + 1)}
                sx={{ justifySelf: 'start' }}
              >
                {translate('admin.translations.nextPage')}
              </Button>
            )}
          </Box>
          {pages > 1 && (
            <Pagination
              count={pages}
              page={page}
              onChange={(_event, wanted) => turn(wanted)}
              aria-label={translate('admin.translations.pages')}
              getItemAriaLabel={(type, number) =>
                translate(`admin.changes.page.${type}`, { page: number ?? 0 })
              }
            />
          )}
        </>
      )}
    </ScreenGrid>
  )
}

/** Names of records, of which a page may have other texts only. */
function useNames() {
  const { data } = useQuery({ queryKey: ['translated names'], queryFn: () => ask(RECORD_NAMES, {}) })
  return useCallback(
    ({ kind, recordId, field, source }: WorkItem): string | null => {
      if (field === 'name' || field === 'label') return source
      if (!data || kind === 'SITE' || kind === 'ABOUT') return null
      return data[kind].find(({ id }) => id === recordId)?.name ?? null
    },
    [data],
  )
}

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const translate = useTranslate()
  const label = translate('admin.translations.progress', { done, total })
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <LinearProgress
        variant="determinate"
        color="inherit"
        value={total > 0 ? (100 * done) / total : 0}
        aria-label={label}
      />
    </Box>
  )
}

/** A linked page that has no texts any more. */
function LastPage({ to }: { readonly to: number }) {
  const { filter } = useFilter()
  const { language, kind, state } = filter
  const params = new URLSearchParams({
    language,
    ...(kind && { kind }),
    ...(state && { state }),
    page: String(to),
  })
  return <Navigate to={{ search: params.toString() }} replace />
}
