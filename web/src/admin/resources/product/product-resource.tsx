import { Box, Chip } from '@mui/material'
import { DataTable, type RaRecord, SelectInput, useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'
import { FOOD_TABLE_COLUMNS, foodCell, servingsCell } from '../../../rules/menu-table.ts'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { RecordEdit } from '../../forms/record-form.tsx'
import { type CsvColumns, plainCells } from '../../lists/csv.ts'
import { RecordList, StatusChip } from '../../lists/record-list.tsx'
import { Thumbnail } from '../../lists/thumbnail.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { CategoryFilter } from './category-choice.tsx'
import { FoodLink } from './food-link.tsx'
import { PriceHistory } from './price-history.tsx'
import { ProductBulk } from './product-bulk.tsx'
import { ProductCreate } from './product-create.tsx'
import { ProductFields } from './product-fields.tsx'
import { ProductPictures } from './product-pictures.tsx'

const FOOD_CELLS: CsvColumns = Object.fromEntries(
  FOOD_TABLE_COLUMNS.map((column) => [column, ({ foodInformation }) => foodCell(foodInformation, column)]),
)

function ProductList() {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      status
      bulk={<ProductBulk />}
      filters={[
        <CategoryFilter key="categoryId" source="categoryId" label="resources.product.fields.categoryId" />,
        <AvailabilityFilter
          key="availiblity"
          source="availiblity"
          label="resources.product.fields.availiblity"
        />,
        <PriceFilter key="price" source="price" label="admin.dashboard.noPrice" />,
      ]}
      csv={{
        name: ({ name }) => name,
        categoryId: ({ category }) => category?.name ?? null,
        ...plainCells('description', 'price'),
        servings: ({ servings }) => servingsCell(servings ?? []),
        availiblity: ({ availiblity }) => translate(`resources.product.availability.${availiblity}`),
        status: ({ status }) => translate(`admin.status.${status}`),
        pictures: ({ productImages }) => productImages?.length ?? 0,
        ...FOOD_CELLS,
      }}
      phone={{
        primary: ({ name }) => name,
        secondary: ({ category, price }) => `${category?.name ?? '—'} · ${formatPrice(price)}`,
        tertiary: (record) => (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end' }}>
            <StatusChip record={record} />
            <SoldOutChip record={record} />
          </Box>
        ),
        picture: (record) => <Thumbnail address={firstThumb(record)} name={record.name} />,
      }}
    >
      <DataTable.Col
        label="admin.list.picture"
        field={undefined}
        render={(record) => <Thumbnail address={firstThumb(record)} name={record.name} />}
      />
      <DataTable.Col source="name" />
      <DataTable.Col source="categoryId" render={({ category }) => category?.name} />
      <DataTable.Col
        source="price"
        sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        render={({ price }) => (price === undefined ? null : formatPrice(price))}
      />
      <DataTable.Col source="availiblity" render={(record) => <SoldOutChip record={record} />} />
      <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />
    </RecordList>
  )
}

function firstThumb({ productImages }: Partial<RaRecord>): string | null {
  return productImages?.[0]?.thumbUrl ?? null
}

function SoldOutChip({ record }: { record: Partial<RaRecord> }) {
  const translate = useTranslate()
  if (record.availiblity !== false) return null
  return <Chip size="small" color="error" label={translate('resources.product.availability.false')} />
}

function AvailabilityFilter({ source }: { source: string; label: string }) {
  return (
    <SelectInput
      source={source}
      label="resources.product.fields.availiblity"
      choices={[
        { id: true, name: 'resources.product.availability.true' },
        { id: false, name: 'resources.product.availability.false' },
      ]}
    />
  )
}

/** The filter for dishes without a price, to which the dashboard links. */
function PriceFilter({ source, label }: { source: string; label: string }) {
  return <SelectInput source={source} label={label} choices={[{ id: 0, name: label }]} defaultValue={0} />
}

export const productScreens: ResourceScreens = {
  list: ProductList,
  create: ProductCreate,
  edit: ({ aside }) => (
    <RecordEdit
      aside={aside}
      copyable
      publicPage={({ categoryId, status }) => (status === 'ACTIVE' ? paths.menuOf(categoryId) : null)}
    >
      <ProductFields />
      <FoodLink />
      <PriceHistory />
      <ProductPictures />
    </RecordEdit>
  ),
}
