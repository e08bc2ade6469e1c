import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

interface DayMenuProps {
  /** Name of the day. */
  readonly day: string
  onAdd(): void
  onCopy(): void
}

/** Menu of a day: adds a period, copies the hours to all days. */
export function DayMenu({ day, onAdd, onCopy }: DayMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (work: () => void) => {
    setAnchor(null)
    work()
  }
  return (
    <>
      <IconButton
        aria-label={`${day}: ${translate('admin.hours.more')}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(onAdd)}>{translate('admin.hours.addPeriod')}</MenuItem>
        <MenuItem onClick={() => choose(onCopy)}>{translate('admin.hours.copy')}</MenuItem>
      </Menu>
    </>
  )
}
