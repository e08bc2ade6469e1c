import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { IntakeLine } from './intake-rows.ts'
import { PageCrop } from './page-crop.tsx'
import type { PageImage, Box as Place } from './reading/reading.types.ts'

interface UnreadLinesProps {
  /** Lines of letters of which nothing could be read. */
  readonly places: readonly Place[]
  readonly lines: readonly IntakeLine[]
  readonly pages: readonly PageImage[]
}

/** What of a picture was not read: nobody counts forty dishes on a phone. */
export function UnreadLines({ places, lines, pages }: UnreadLinesProps) {
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  if (pages.length === 0) return null
  const show = (
    <Button color="inherit" size="tall" variant="outlined" onClick={() => setShown(true)}>
      {translate('admin.import.readPlaces.open', { smart_count: pages.length })}
    </Button>
  )
  return (
    <>
      {places.length === 0 ? (
        <Box>{show}</Box>
      ) : (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1, width: '100%' } }}>
          {translate('admin.import.unreadLines', { smart_count: places.length })}
          <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
            {places.map((place) => (
              <li key={`${place.page} ${place.x} ${place.y}`}>
                <PageCrop pages={pages} box={place} name={translate('admin.import.unreadLine')} height={32} />
              </li>
            ))}
          </Box>
          <Box>{show}</Box>
        </Alert>
      )}
      {isShown && <ReadPlaces places={places} lines={lines} pages={pages} onClose={() => setShown(false)} />}
    </>
  )
}

/** The pages with a frame around each dish that was read, and another around what was not. */
function ReadPlaces({ places, lines, pages, onClose }: UnreadLinesProps & { onClose(): void }) {
  const translate = useTranslate()
  const read = lines.flatMap(({ row }) => row.box ?? [])
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="read-places">
      <DialogTitle id="read-places">{translate('admin.import.readPlaces.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('admin.import.readPlaces.hint')}
        </Typography>
        {pages.map((page) => (
          <Box key={page.page} sx={{ position: 'relative' }}>
            <Box
              component="img"
              src={page.url}
              alt={translate('admin.import.readPlaces.page', { page: page.page })}
              sx={{ display: 'block', width: '100%' }}
            />
            {read.map((place) => (
              <Frame
                key={`${place.x} ${place.y}`}
                page={page}
                place={place}
                color="success.main"
                line="solid"
              />
            ))}
            {places.map((place) => (
              <Frame
                key={`${place.x} ${place.y}`}
                page={page}
                place={place}
                color="error.main"
                line="dashed"
              />
            ))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button size="tall" color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface FrameProps {
  readonly page: PageImage
  readonly place: Place
  readonly color: string
  readonly line: 'solid' | 'dashed'
}

function Frame({ page, place, color, line }: FrameProps) {
  if (place.page !== page.page) return null
  const share = (part: number, of: number) => `${(part / of) * 100}%`
  return (
    <Box
      aria-hidden
      sx={{
        ...{ position: 'absolute', borderRadius: '4px', border: `2px ${line}`, borderColor: color },
        ...{ left: share(place.x - 3, page.width), top: share(place.y - 3, page.height) },
        ...{ width: share(place.width + 6, page.width), height: share(place.height + 6, page.height) },
      }}
    />
  )
}
