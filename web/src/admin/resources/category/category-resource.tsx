import { paths } from '../../../paths.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'
import { OrderedList } from '../ordered-list.tsx'

const CategoryList = () => (
  <OrderedList
    resource="category"
    orderPath={screenPaths.categoryOrder}
    picture={({ thumbUrl }) => thumbUrl}
    describe={({ description }) => description}
  />
)

function CategoryFields() {
  return (
    <FormColumns
      side={
        <>
          <PictureInput
            source="image"
            stored="imageUrl"
            aspect={16 / 10}
            hint="admin.picture.categoryImage"
          />
          <PictureInput source="icon" stored="iconUrl" aspect={1} hint="admin.picture.categoryIcon" />
          <StatusInput />
        </>
      }
    >
      <NameInput input="AddCategory" />
      <BoundedText input="AddCategory" source="description" multiline minRows={5} />
    </FormColumns>
  )
}

export const categoryScreens: ResourceScreens = {
  list: CategoryList,
  ...formScreens(CategoryFields, () => ({
    publicPage: ({ id, status }) => (status === 'ACTIVE' ? paths.menuOf(id) : null),
  })),
}
