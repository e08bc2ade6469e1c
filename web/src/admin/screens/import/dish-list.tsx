import { Box } from '@mui/material'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { DISH_LIST } from './dish-list-styles.ts'
import { DishRow } from './dish-row.tsx'
import type { IntakeLine, RowEdit } from './intake-rows.ts'
import type { PageImage } from './reading/reading.types.ts'

interface DishListProps {
  /** What the list is called, for those who do not see its heading. */
  readonly label: string
  readonly lines: readonly IntakeLine[]
  readonly pages: readonly PageImage[]
  readonly categories: readonly string[]
  onEdit(key: string, changed: RowEdit): void
}

/** Dishes of a source below the names of their categories. */
export function DishList({ label, lines, ...props }: DishListProps) {
  const translate = useTranslate()
  return (
    <Box component="table" aria-label={label} sx={DISH_LIST}>
      <tbody>
        {lines.map((line, at) => (
          <Fragment key={line.key}>
            {line.category !== lines[at - 1]?.category && (
              <tr>
                <th scope="rowgroup">{line.category || translate('admin.import.noCategory')}</th>
              </tr>
            )}
            <DishRow line={line} {...props} />
          </Fragment>
        ))}
      </tbody>
    </Box>
  )
}
