import CheckIcon from '@mui/icons-material/Check'
import SoldOutIcon from '@mui/icons-material/DoNotDisturbOn'
import MoveIcon from '@mui/icons-material/DriveFileMove'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Button, useTranslate } from 'react-admin'
import { useAll } from '../../api/use-all.ts'
import { useBulkChange } from '../../lists/use-bulk-change.tsx'

/** Bulk actions that only dishes have: sold out or not, and another category. */
export function ProductBulk() {
  const translate = useTranslate()
  const { change, isBusy } = useBulkChange()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data: categories = [] } = useAll('category', 'order')
  const available = (availiblity: boolean, done: string) =>
    void change({ availiblity }, (count) => translate(done, { smart_count: count }))
  const move = (categoryId: string, name: string) => {
    setAnchor(null)
    void change({ categoryId }, (count) =>
      translate('resources.product.bulk.moved', { smart_count: count, name }),
    )
  }
  return (
    <>
      <Button
        label="resources.product.availability.false"
        disabled={isBusy}
        onClick={() => available(false, 'resources.product.bulk.areSoldOut')}
      >
        <SoldOutIcon />
      </Button>
      <Button
        label="resources.product.availability.true"
        disabled={isBusy}
        onClick={() => available(true, 'resources.product.bulk.areAvailable')}
      >
        <CheckIcon />
      </Button>
      <Button
        label="resources.product.bulk.move"
        disabled={isBusy}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoveIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => move(String(id), String(name))}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
