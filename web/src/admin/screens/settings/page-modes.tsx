import { Box, MenuItem, Select, Link as StyledLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useInput, useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { graphql } from '../../../gql/gql.ts'
import { templatePageKeys } from '../../../paths.ts'
import { ask } from '../../api/ask.ts'
import { errorMessages, type Names } from '../../api/error-messages.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import {
  EXPLAINING_PAGE,
  hasOwnContent,
  hasOwnText,
  isOrderPage,
  ORDER_PAGES,
  WORKING_PAGE,
} from '../../resources/site/page-names.ts'

type Modes = readonly { readonly key: string; readonly mode: string }[]

const WRITTEN = graphql(`
  query WrittenPages {
    pageTexts {
      id
      key
    }
  }
`)

const MODES = ['TEMPLATE', 'OWN', 'HIDDEN', 'LIVE'] as const

/** The modes of the template pages in the form. */
export function usePageModes() {
  const { field } = useInput({ source: 'pages' })
  const modes: Modes = Array.isArray(field.value) ? field.value : []
  return {
    modeOf: (key: string) => modes.find((each) => each.key === key)?.mode ?? 'TEMPLATE',
    change(key: string, mode: string) {
      const others = modes.filter((each) => each.key !== key)
      field.onChange(mode === 'TEMPLATE' ? others : [...others, { key, mode }])
    },
  }
}

/** A choice of the mode for each template page. */
export function PageModes() {
  const translate = useTranslate()
  const { modeOf, change } = usePageModes()
  const isLive = modeOf(WORKING_PAGE) === 'LIVE'
  const isOrdering = ORDER_PAGES.some((key) => modeOf(key) === 'LIVE')
  const isExplained = isLive || isOrdering
  // What is chosen can be seen all the same.
  const modesOf = (key: string) =>
    MODES.filter((mode) => mode !== 'OWN' || hasOwnContent(key))
      .filter((mode) => mode !== 'LIVE' || key === WORKING_PAGE || modeOf(key) === 'LIVE')
      .filter(
        (mode) => mode !== 'HIDDEN' || key !== EXPLAINING_PAGE || !isExplained || modeOf(key) === 'HIDDEN',
      )
  const { data } = useQuery({ queryKey: ['pageText', 'written'], queryFn: () => ask(WRITTEN, {}) })
  const isUnwritten = (page: string) =>
    hasOwnText(page) && data?.pageTexts.every(({ key }) => key !== page) === true
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.site.pagesHint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {templatePageKeys.map((key) => (
          <Box
            key={key}
            component="li"
            sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography id={`page-${key}`}>{translate(`resources.site.page.${key}`)}</Typography>
              {/* Without its page the blog is not in the sidebar. */}
              {(modeOf(key) === 'OWN' || (key === 'blog' && modeOf(key) === 'HIDDEN')) && (
                <StyledLink component={Link} to={key === 'blog' ? '/admin/blog' : '/admin/pageText'}>
                  {translate('resources.site.write')}
                </StyledLink>
              )}
              {modeOf(key) === 'OWN' && isUnwritten(key) && (
                <Typography variant="caption" color="warning.main" component="p" role="status">
                  {translate('resources.site.unwritten')}
                </Typography>
              )}
              {key === WORKING_PAGE && isLive && (
                <Typography variant="caption" color="textSecondary" component="p">
                  {translate('resources.site.liveHint')}
                </Typography>
              )}
              {isOrderPage(key) && modeOf(key) === 'LIVE' && (
                <Typography variant="caption" color="textSecondary" component="p">
                  {translate('admin.orders.closeThere')}{' '}
                  <StyledLink component={Link} to={screenPaths.orderSettings}>
                    {translate('resources.site.fields.ordering')}
                  </StyledLink>
                </Typography>
              )}
              {(key === WORKING_PAGE || key === EXPLAINING_PAGE) &&
                isLive &&
                modeOf(EXPLAINING_PAGE) === 'HIDDEN' && <TogetherFault />}
            </Box>
            <Select
              size="small"
              value={modeOf(key)}
              disabled={isOrderPage(key) && modeOf(key) === 'LIVE'}
              labelId={`page-${key}`}
              onChange={({ target }) => change(key, target.value)}
              renderValue={(mode) =>
                translate(mode === 'LIVE' ? 'resources.site.live' : `resources.site.mode.${mode}`)
              }
              sx={{ minWidth: 150, flexShrink: 0 }}
            >
              {modesOf(key).map((mode) => (
                <MenuItem key={mode} value={mode}>
                  {translate(`resources.site.mode.${mode}`)}
                </MenuItem>
              ))}
            </Select>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** The message names nothing. */
const NO_NAMES: Names = { kind: String, count: String, field: String, permission: String }

/** Why the server would refuse the page that works beside one that is hidden. */
function TogetherFault() {
  const [locale] = useLocaleState()
  const { rules } = errorMessages[locale === 'en' ? 'en' : 'tr']
  return (
    <Typography variant="caption" color="error" component="p" role="alert">
      {rules.TOGETHER({ keys: [WORKING_PAGE, EXPLAINING_PAGE] }, NO_NAMES)}
    </Typography>
  )
}
