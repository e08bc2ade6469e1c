import '@mui/material/Button'

declare module '@mui/material/Button' {
  interface ButtonPropsSizeOverrides {
    tall: true
  }
}
