declare module '@mui/icons-material/*' {
  import type { SvgIcon } from '@mui/material'

  const Icon: typeof SvgIcon
  export default Icon
}
