import { Box } from '@mui/material'
import { htmlOf } from '../../../rules/commonmark.ts'

/** A text rendered as on its page. */
export default function CommonMarkPreview({ text }: { text: string }) {
  return (
    <Box
      sx={{
        p: 2,
        minHeight: 200,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflowWrap: 'anywhere',
        '& img': { maxWidth: '100%', height: 'auto' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the parser lets no markup of the author's through
      dangerouslySetInnerHTML={{ __html: htmlOf(text) }}
    />
  )
}
