import { paths } from '../../../paths.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { Excerpt } from '../../lists/cell-text.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'
import { OrderedList } from '../ordered-list.tsx'

const ServiceList = () => (
  <OrderedList
    resource="service"
    orderPath={screenPaths.serviceOrder}
    picture={({ iconUrl }) => iconUrl}
    describe={({ description }) => <Excerpt text={description} />}
  />
)

function ServiceFields() {
  return (
    <FormColumns
      side={
        <>
          <PictureInput
            source="image"
            stored="imageUrl"
            aspect={16 / 10}
            hint="resources.service.imageHint"
          />
          <PictureInput source="icon" stored="iconUrl" aspect={1} hint="resources.service.iconHint" />
          <StatusInput />
        </>
      }
    >
      <BoundedText input="AddService" source="name" />
      <BoundedText input="AddService" source="description" multiline minRows={5} />
    </FormColumns>
  )
}

export const serviceScreens: ResourceScreens = {
  list: ServiceList,
  ...formScreens(ServiceFields, () => ({
    publicPage: ({ id, status }) => (status === 'ACTIVE' ? paths.service(id) : null),
  })),
}
