import { BooleanInput, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { BoundedText } from '../../forms/bounded.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { PriceInput } from '../../forms/price-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { CategoryInput } from './category-choice.tsx'
import { ServingsInput } from './servings-input.tsx'

/** The fields of a dish; `category` is preselected for a new one. */
export function ProductFields({ category }: { category?: string }) {
  return (
    <>
      <NameInput input="AddProduct" />
      <CategoryInput first={category} />
      <PriceInput source="price" />
      <ServingsInput />
      <Description />
      <BooleanInput source="availiblity" defaultValue={true} helperText="resources.product.availiblityHint" />
      <StatusInput />
    </>
  )
}

/** The text of a dish, which its food information was reviewed with. */
function Description() {
  const record = useRecordContext()
  const { dirtyFields } = useFormState({ name: 'description' })
  // A copy has no id, and its food information none of the review.
  const isReviewed = record?.id !== undefined && Boolean(record.foodInformation?.reviewedAt)
  return (
    <BoundedText
      input="AddProduct"
      source="description"
      multiline
      minRows={3}
      {...(isReviewed && dirtyFields.description && { hint: 'resources.product.reviewEnds' })}
    />
  )
}
