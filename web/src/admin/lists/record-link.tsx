import { Link as StyledLink } from '@mui/material'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type DataTableColumnProps, type RaRecord, useCreatePath, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

interface RecordLinkProps {
  readonly record: RaRecord
  readonly children: ReactNode
}

/** A link to the form of a record; removed records have none. */
function RecordLink({ record, children }: RecordLinkProps) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (record.isDeleted) return children
  return (
    <StyledLink
      component={Link}
      to={createPath({ resource, id: record.id, type: 'edit' })}
      color="inherit"
      underline="hover"
      // A click on the row opens the record too.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', fontWeight: 600, py: 0.5 }}
    >
      {children}
    </StyledLink>
  )
}

/** The columns of a list, of which the first with a field of the record links to its form. */
export function withLink(columns: ReactNode): ReactNode {
  let isLinked = false
  return Children.map(columns, (column) => {
    if (isLinked || !isColumn(column) || !column.props.source) return column
    isLinked = true
    const { source, render, children, field: Field } = column.props
    return cloneElement(column, {
      field: undefined,
      children: undefined,
      render: (record) => (
        <RecordLink record={record as RaRecord}>
          {render
            ? render(record)
            : (children ?? (Field ? <Field source={source} /> : String(record[source] ?? '—')))}
        </RecordLink>
      ),
    })
  })
}

function isColumn(node: ReactNode): node is ReactElement<DataTableColumnProps<RaRecord>> {
  return isValidElement(node)
}
