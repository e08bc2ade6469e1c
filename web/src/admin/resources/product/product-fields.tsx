import { BooleanInput } from 'react-admin'
import { BoundedText } from '../../forms/bounded.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { PriceInput } from '../../forms/price-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { CategoryInput } from './category-choice.tsx'

/** The fields of a dish; `category` is preselected for a new one. */
export function ProductFields({ category }: { category?: string }) {
  return (
    <>
      <NameInput input="AddProduct" />
      <CategoryInput first={category} />
      <PriceInput source="price" />
      <BoundedText input="AddProduct" source="description" multiline minRows={3} />
      <BooleanInput source="availiblity" defaultValue={true} helperText="resources.product.availiblityHint" />
      <StatusInput />
    </>
  )
}
