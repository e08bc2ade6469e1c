import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PrintedKind } from '../../../gql/graphql.ts'
import { KINDS } from './sheet.tsx'

interface KindChoiceProps {
  readonly kind: PrintedKind
  onChoose(kind: PrintedKind): void
}

/** The kinds of sheets, each with its paper in small. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      value={kind}
      onChange={(_, chosen: PrintedKind | null) => chosen && onChoose(chosen)}
      aria-label={translate('admin.print.what')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'divider', borderRadius: 2, m: 0 },
        '& .Mui-selected.MuiToggleButtonGroup-grouped': { borderColor: 'text.primary' },
      }}
    >
      {KINDS.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          sx={{
            flexDirection: 'column',
            gap: 0.75,
            px: 1,
            py: 1.25,
            textTransform: 'none',
            lineHeight: 1.2,
            justifyContent: 'start',
          }}
        >
          <Paper kind={each} />
          {translate(`admin.print.kind.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const PORTRAIT = 'M4 2h16v28H4z'
const CODE = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h${-size}z`
const LINES = 'M7 8h4M7 12h4M7 16h4M7 20h4M13 8h4M13 12h4M13 16h4M13 20h4'

/** What is on each paper, as lines. */
const DRAWINGS: Readonly<Record<PrintedKind, string>> = {
  DOOR: `${PORTRAIT}${LINES}M7 24h4M13 24h4`,
  TABLE: 'M6 6h12v20H6zM9 11h6M9 15h6M9 19h6',
  COUNTER: `${PORTRAIT}M7 8h10M7 13h10M7 18h10M7 23h10`,
  CARD: `${PORTRAIT}M4 16h16${CODE(9, 6, 6)}${CODE(9, 20, 6)}`,
  STICKERS: `${PORTRAIT}M12 2v28M4 9h16M4 16h16M4 23h16`,
  ALLERGENS: 'M1 7h22v18H1zM1 12h22M1 16h22M1 20h22M8 7v18M13 7v18M18 7v18',
  INGREDIENTS: 'M6 6h12v20H6zM9 10h6M9 13h4M9 18h6M9 21h4',
}

function Paper({ kind }: { kind: PrintedKind }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 32"
      aria-hidden="true"
      sx={{ width: 36, height: 48, fill: 'none', stroke: 'currentColor', strokeWidth: 1 }}
    >
      <path d={DRAWINGS[kind]} />
    </Box>
  )
}
