import { BooleanInput } from 'react-admin'
import { BoundedText } from '../../forms/bounded.tsx'
import { PriceInput } from '../../forms/price-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { CategoryInput } from './category-choice.tsx'

/** What is typed of a dish. */
export function ProductFields() {
  return (
    <>
      <BoundedText input="AddProduct" source="name" />
      <CategoryInput />
      <PriceInput source="price" />
      <BoundedText input="AddProduct" source="description" multiline minRows={3} />
      <BooleanInput source="availiblity" defaultValue={true} helperText="resources.product.availiblityHint" />
      <StatusInput />
    </>
  )
}
