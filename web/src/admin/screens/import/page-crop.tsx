import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PageImage, Box as Place } from './reading/reading.types.ts'

interface PageCropProps {
  readonly pages: readonly PageImage[]
  readonly box: Place | null
  readonly name: string
  /** The largest height that it takes, in pixels. */
  readonly height?: number
}

/** How much of what surrounds a line is shown, in its heights: less above and below, where others stand. */
const BESIDE = 0.3
const ABOVE = 0.12

/** The piece of a picture that a dish was read from. */
export function PageCrop({ pages, box, name, height = 40 }: PageCropProps) {
  const translate = useTranslate()
  const page = box && pages.find((each) => each.page === box.page)
  if (!box || !page) return null
  const left = Math.max(0, box.x - box.height * BESIDE)
  const top = Math.max(0, box.y - box.height * ABOVE)
  const width = Math.min(page.width, box.x + box.width + box.height * BESIDE) - left
  const tall = Math.min(page.height, box.y + box.height * (1 + ABOVE)) - top
  if (width <= 0 || tall <= 0) return null
  return (
    <Box
      className="piece"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: `${width} / ${tall}`,
        flexShrink: 0,
        width: '100%',
        maxWidth: Math.min(400, (height * width) / tall),
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="img"
        src={page.url}
        alt={translate('admin.import.piece', { name })}
        sx={{
          position: 'absolute',
          width: `${(page.width / width) * 100}%`,
          height: `${(page.height / tall) * 100}%`,
          left: `${(-left / width) * 100}%`,
          top: `${(-top / tall) * 100}%`,
          maxWidth: 'none',
        }}
      />
    </Box>
  )
}
