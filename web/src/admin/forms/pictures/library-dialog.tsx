import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import { fromHere } from '../../../lib/picture.ts'
import { ask } from '../../api/ask.ts'
import { TWO_LINES } from '../../lists/cell-text.tsx'
import { useClosing } from '../use-closing.ts'
import { storedPicture } from './stored-picture.ts'

const STORED_PICTURES = graphql(`
  query StoredPictures($text: String, $page: Int!, $pageSize: Int!) {
    pictures(text: $text, page: $page, pageSize: $pageSize) {
      totalCount
      items {
        filePath
        imageUrl
        thumbUrl
        uses {
          name
        }
      }
    }
  }
`)
const PAGE_SIZE = 48

interface LibraryDialogProps {
  /** Called at most once, and not after the dialog is closed. */
  onPick(file: File): void
  onClose(): void
}

/** The pictures of all records; the chosen one is uploaded again, so that each record has its own file. */
export default function LibraryDialog({ onPick, onClose }: LibraryDialogProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const closing = useClosing()
  const sought = useDeferredValue(text.trim())
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['stored pictures', sought],
    queryFn: async ({ pageParam }) =>
      (await ask(STORED_PICTURES, { text: sought || null, page: pageParam, pageSize: PAGE_SIZE })).pictures,
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * PAGE_SIZE < totalCount ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const pictures = data?.pages.flatMap(({ items }) => items) ?? []
  const namesOf = (uses: (typeof pictures)[number]['uses']) =>
    [...new Set(uses.map(({ name }) => name ?? translate('admin.library.unnamed')))].join(', ')

  const pick = async (address: string, names: string) => {
    if (isBusy) return
    const signal = closing.current
    setBusy(true)
    setFailure(null)
    try {
      const file = await storedPicture(address, names.slice(0, 100), signal)
      if (!signal.aborted) onPick(file)
    } catch {
      setFailure(translate('admin.picture.notRead', { name: names }))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md">
      <DialogTitle>{translate('admin.library.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <TextField
          type="search"
          value={text}
          label={translate('admin.library.search')}
          onChange={({ target }) => setText(target.value)}
          sx={{ mt: 1 }}
        />
        {(failure ?? error) && <Alert severity="error">{failure ?? error?.message}</Alert>}
        <Typography variant="body2" color="textSecondary" role="status">
          {!isPending &&
            !error &&
            (pictures.length > 0
              ? translate('admin.library.count', { smart_count: data?.pages[0]?.totalCount ?? 0 })
              : translate(sought ? 'admin.library.notFound' : 'admin.library.nothing'))}
        </Typography>
        <Box
          component="ul"
          aria-busy={isBusy}
          sx={{
            opacity: isBusy ? 0.5 : 1,
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
          }}
        >
          {pictures.map(({ filePath, imageUrl, thumbUrl, uses }) => {
            const names = namesOf(uses)
            return (
              <li key={filePath}>
                <ButtonBase
                  aria-label={translate('admin.library.pick', { names })}
                  onClick={() => void pick(imageUrl, names)}
                  sx={{
                    width: '100%',
                    display: 'block',
                    borderRadius: 1,
                    '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
                  }}
                >
                  <img
                    src={fromHere(thumbUrl)}
                    alt=""
                    loading="lazy"
                    width={120}
                    height={120}
                    style={{
                      width: '100%',
                      height: 'auto',
                      aspectRatio: 1,
                      objectFit: 'cover',
                      borderRadius: 8,
                      display: 'block',
                      background: 'var(--tint)',
                    }}
                  />
                  <Typography variant="caption" sx={TWO_LINES}>
                    {names}
                  </Typography>
                </ButtonBase>
              </li>
            )
          })}
        </Box>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('admin.library.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
