import PrintIcon from '@mui/icons-material/Print'
import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Loading, Title, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import type { PrintedKind } from '../../../gql/graphql.ts'
import { paths } from '../../../paths.ts'
import { isLoopback } from '../../../rules/loopback.ts'
import { localDay } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { SelectField } from '../select-field.tsx'
import './print.css'
import { momentText } from '../../language/moment-text.ts'
import { inOrder } from '../../plans/planned-prices.ts'
import { useSiteClock, useWhen } from '../../plans/use-site-clock.ts'
import { useWaitingPlans } from '../../plans/use-waiting-plans.ts'
import { KindChoice } from './kind-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import type { OtherLanguage } from './menu-texts.ts'
import { PRINT_MENU, PRINT_PRICES_AT, RECORD_PRINT } from './print.operations.ts'
import { type PrintedMenu, printedAhead, printedMenu } from './printed-menu.ts'
import { KINDS, Sheet, TRANSLATED_KINDS } from './sheet.tsx'
import { Unpriced } from './unpriced.tsx'
import { useMenuTexts } from './use-menu-texts.ts'

const MOST_TABLES = 200
/** The choice of prices that is no plan. */
const NOW = 'now'
const NONE: readonly never[] = []

/** Price lists, QR codes and food information sheets, for printing by the browser. */
export function PrintScreen() {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const [params, setParams] = useSearchParams()
  const { data, error, isPending, refetch } = useFreshQuery('print menu', PRINT_MENU)
  const kind = KINDS.find((each) => each === params.get('kind')) ?? 'DOOR'
  const languages = TRANSLATED_KINDS.includes(kind) ? ((data?.site.languages ?? []) as OtherLanguage[]) : NONE
  const language = languages.find((each) => each === params.get('language')) ?? null
  const others = useMenuTexts(language ? [language] : NONE)
  const [tableCount, setTableCount] = useState('8')
  /** The prices that were printed last, until the user has said whether the list is up to date. */
  const [printed, setPrinted] = useState<PrintedMenu['prices'] | null>(null)
  const clock = useSiteClock()
  const when = useWhen()
  const plans = inOrder(useWaitingPlans() ?? NONE)
  const at = plans.find(({ id }) => id === params.get('plan'))?.appliesAt ?? null
  const ahead = useQuery({
    queryKey: ['print prices', at],
    queryFn: () => ask(PRINT_PRICES_AT, { at }),
    enabled: at !== null,
    gcTime: 0,
  })
  const menu = useMemo(() => {
    if (!data || at === null) return data && printedMenu(data.products, data.categories)
    if (!ahead.data || !clock) return undefined
    const day = localDay(new Date(at), clock.timeZone)
    return printedAhead(data.products, data.categories, ahead.data.products, day)
  }, [data, at, ahead.data, clock])

  const choose = (next: PrintedKind) => {
    show({ kind: next })
  }
  /** What is shown, besides which all stays as it is; null for none. */
  const show = (wanted: { kind?: string; plan?: string | null; language?: string | null }) => {
    setPrinted(null)
    const shown = { kind, plan: params.get('plan'), language: params.get('language'), ...wanted }
    const named = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : []))
    setParams(Object.fromEntries(named) as Record<string, string>, { replace: true })
  }
  const print = async () => {
    // The screen may have been open for days.
    const { data: fresh, isSuccess } = await refetch()
    if (!isSuccess || !menu) return
    const freshAhead = at === null ? ahead : await ahead.refetch()
    const freshOthers = language ? await others.refetch() : others
    if (freshAhead.error) return notify(freshAhead.error.message, { type: 'error' })
    if (freshOthers.error) return notify(freshOthers.error.message, { type: 'error' })
    const isOther =
      fresh.products !== data?.products || freshAhead.data !== ahead.data || freshOthers.data !== others.data
    if (isOther || fresh.categories !== data?.categories || fresh.site !== data.site)
      return notify('admin.print.changed', { type: 'warning', autoHideDuration: 10_000 })
    window.print()
    setPrinted(menu.prices)
  }
  const remember = async (prices: PrintedMenu['prices']) => {
    setPrinted(null)
    try {
      await calls.send({
        ...{ document: RECORD_PRINT, variables: { kind, prices: [...prices], validFrom: at } },
        // A list that was printed before is another one.
        ...{ subject: `print/${newClientKey()}`, title: translate('admin.print.title') },
      })
      notify('admin.print.remembered')
    } catch (failure) {
      notify((failure as Error).message, { type: 'error', autoHideDuration: 10_000 })
    }
    void refetch()
  }

  if (isPending) return <Loading />
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (ahead.error) return <LoadError error={ahead.error} onRetry={ahead.refetch} />
  if (others.error) return <LoadError error={others.error} onRetry={others.refetch} />
  if (!menu) return at === null ? null : <Loading />
  const texts = (language && others.data?.[0]) ?? null
  if (language && !texts) return <Loading />
  const { imageUrl, languages: _, ...facts } = data.site
  const venue = { ...facts, menuUrl: new URL(paths.menuShort, imageUrl).href }
  const isReady = menu.unpriced.length === 0 && menu.sections.length > 0
  const prints =
    at === null ? data.printedLists : data.plannedPrints.filter(({ validFrom }) => String(validFrom) === at)
  const last = prints.find((each) => each.kind === kind)
  const tables = Array.from({ length: tablesOf(tableCount) }, (_, at) => at + 1)
  const sheet = isReady && <Sheet kind={kind} venue={venue} menu={menu} tables={tables} texts={texts} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 8 }}>
      <Title title="admin.print.title" />
      <Card>
        <CardContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <KindChoice kind={kind} onChoose={choose} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            {plans.length > 0 && (
              <SelectField
                label={translate('admin.print.prices')}
                value={at === null ? NOW : (params.get('plan') ?? NOW)}
                choices={[
                  { id: NOW, name: translate('admin.print.pricesNow') },
                  ...plans.map(({ id, name, appliesAt }) => ({
                    id,
                    name: translate('admin.print.pricesOf', { name, when: when(appliesAt) }),
                  })),
                ]}
                onChoose={(id) => show({ plan: id === NOW ? null : id })}
                margin="none"
                sx={{ minWidth: 0, flex: '1 1 260px', maxWidth: 420 }}
              />
            )}
            {languages.length > 0 && (
              <LanguageChoice
                languages={languages}
                language={language}
                onChoose={(chosen) => show({ language: chosen })}
              />
            )}
            {kind === 'STICKERS' && (
              <TextField
                type="number"
                label={translate('admin.print.tables')}
                value={tableCount}
                onChange={({ target }) => setTableCount(target.value)}
                onBlur={() => setTableCount(String(tablesOf(tableCount)))}
                margin="none"
                slotProps={{ htmlInput: { min: 1, max: MOST_TABLES } }}
                sx={{ width: 140 }}
              />
            )}
            <Button
              variant="contained"
              size="large"
              startIcon={<PrintIcon />}
              disabled={!isReady}
              onClick={() => void print()}
            >
              {translate('admin.print.print')}
            </Button>
          </Box>
          <Typography color="textSecondary">
            {last
              ? translate('admin.print.last', {
                  date: momentText(new Date(last.printedAt), locale, 'medium'),
                  prices: last.changedPrices,
                  products: last.changedProducts,
                })
              : translate('admin.print.never')}
          </Typography>
          {printed && (
            <Alert
              severity="info"
              action={
                <>
                  <Button color="inherit" onClick={() => void remember(printed)}>
                    {translate('admin.print.yes')}
                  </Button>
                  <Button color="inherit" onClick={() => setPrinted(null)}>
                    {translate('ra.message.no')}
                  </Button>
                </>
              }
            >
              {translate('admin.print.question')}
            </Alert>
          )}
          {menu.sections.length === 0 && <Alert severity="info">{translate('admin.print.empty')}</Alert>}
          {isLoopback(venue.menuUrl) && (
            <Alert severity="warning">{translate('admin.print.noAddress', { address: venue.menuUrl })}</Alert>
          )}
          <Unpriced dishes={menu.unpriced} />
        </CardContent>
      </Card>
      {sheet && (
        <Box
          component="section"
          aria-label={translate('admin.print.preview')}
          className="sheet-preview"
          lang="tr"
          tabIndex={0}
          sx={{ overflow: 'auto', maxHeight: '80vh', border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          {sheet}
        </Box>
      )}
      {sheet &&
        createPortal(
          <div className="print-root" lang="tr">
            {sheet}
          </div>,
          document.body,
        )}
    </Box>
  )
}

function tablesOf(text: string): number {
  return Math.min(MOST_TABLES, Math.max(1, Math.trunc(Number(text)) || 1))
}
