import { Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DishList } from './dish-list.tsx'
import type { IntakeLine, RowEdit } from './intake-rows.ts'
import { NotInSource } from './not-in-source.tsx'
import type { PageImage } from './reading/reading.types.ts'

interface DishListsProps {
  readonly lines: readonly IntakeLine[]
  /** The dishes of the menu that the source doesn't have. */
  readonly dishes: readonly { readonly id: string; readonly name: string; readonly price: number }[]
  readonly pages: readonly PageImage[]
  readonly categories: readonly string[]
  onEdit(key: string, changed: RowEdit): void
}

/** The dishes of a source as lists: new ones, ones that differ from the menu, equal ones, and those that it doesn't have. */
export function DishLists({ lines, dishes, ...props }: DishListsProps) {
  const translate = useTranslate()
  const lists = [
    { name: 'new', own: lines.filter(({ dishId }) => dishId === null) },
    { name: 'changed', own: lines.filter(({ dishId, state }) => dishId !== null && state !== 'same') },
    { name: 'same', own: lines.filter(({ state }) => state === 'same') },
  ]
  return (
    <>
      {lists
        .filter(({ own }) => own.length > 0)
        .map(({ name, own }) => {
          const label = translate(`admin.import.list.${name}`, { smart_count: own.length })
          const heading = (component: 'h2' | 'summary') => (
            <Typography
              variant="h6"
              component={component}
              sx={component === 'summary' ? { cursor: 'pointer' } : {}}
            >
              {label}
            </Typography>
          )
          const list = <DishList label={label} lines={own} {...props} />
          return (
            <Card key={name} component="section" aria-label={label}>
              <CardContent sx={{ px: { xs: 1.5, sm: 2 }, '&:last-child': { pb: name === 'same' ? 2 : 1 } }}>
                {name === 'same' ? (
                  <details>
                    {heading('summary')}
                    {list}
                  </details>
                ) : (
                  <>
                    {heading('h2')}
                    {list}
                  </>
                )}
              </CardContent>
            </Card>
          )
        })}
      <NotInSource dishes={dishes} />
    </>
  )
}
