import FoodIcon from '@mui/icons-material/EggAlt'
import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'

/** Links the form of a dish to its food information. */
export function FoodLink() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  return (
    <Button
      component={Link}
      to={`${screenPaths.food}?dish=${record.id}`}
      startIcon={<FoodIcon />}
      variant="outlined"
      size="tall"
      sx={{ alignSelf: 'flex-start', my: 1 }}
    >
      {translate('admin.food.edit')}
    </Button>
  )
}
