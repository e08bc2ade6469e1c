import { useMediaQuery } from '@mui/material'
import { type AriaAttributes, useMemo } from 'react'
import { defaultTheme, type RaThemeOptions } from 'react-admin'

const DARK = '(prefers-color-scheme: dark)'

/** An accessible name in the language that the document has when it is read. */
const named = (tr: string, en: string) => ({
  get 'aria-label'() {
    return document.documentElement.lang === 'en' ? en : tr
  },
})

/** The site's design tokens as values, because Material UI computes lighter and darker shades of them. */
function themeFromTokens(mode: 'light' | 'dark'): RaThemeOptions {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  const display = { fontFamily: token('display'), fontWeight: 600 }
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: token('ink'), contrastText: token('paper') },
      secondary: { main: token('olive') },
      success: { main: token('olive') },
      warning: { main: token('saffron') },
      // Red means sold out, remove and error, and nothing else.
      error: { main: token('tomato'), contrastText: token('on-tomato') },
      background: { default: token('paper'), paper: token('card') },
      text: { primary: token('ink'), secondary: token('soft-ink') },
      divider: token('line'),
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: token('text'),
      h1: display,
      h2: display,
      h3: display,
      h4: { ...display, fontSize: '1.75rem' },
      h5: { ...display, fontSize: '1.375rem' },
      h6: { ...display, fontSize: '1.125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    sidebar: { width: 232, closedWidth: 96 },
    components: {
      ...defaultTheme.components,
      MuiSnackbar: {
        styleOverrides: {
          // On phones the buttons of a form are fixed to the bottom.
          root: { '@media (max-width: 599.95px)': { bottom: 88 } },
        },
      },
      MuiTextField: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiFormControl: {
        defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { elevation: 0 },
        // Bars inside stick to the window, which `hidden` would prevent.
        styleOverrides: {
          root: { border: `1px solid ${token('line')}`, borderRadius: 16, overflow: 'clip' },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { borderRadius: 999, minHeight: 36 }, sizeLarge: { minHeight: 48 } },
        // Easy to hit on phones.
        variants: [{ props: { size: 'tall' }, style: { minHeight: 44 } }],
      },
      // react-admin puts the label of a checkbox on its wrapper, which has no role, instead of the input.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: (owner: object) => ({ 'aria-label': (owner as AriaAttributes)['aria-label'] }),
          },
        },
      },
      MuiLink: { defaultProps: { color: 'inherit', underline: 'always' } },
      // Icons of a warning beside both answers would say nothing.
      RaConfirm: {
        styleOverrides: {
          root: {
            '& .MuiButton-startIcon': { display: 'none' },
            '& .ra-confirm': { color: token('paper'), backgroundColor: token('ink'), paddingInline: 20 },
            '& .ra-confirm:hover': { backgroundColor: token('soft-ink') },
            '& .RaConfirm-confirmWarning': { color: token('on-tomato'), backgroundColor: token('tomato') },
            '& .RaConfirm-confirmWarning:hover': { backgroundColor: token('tomato') },
          },
        },
      },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
      RaToolbar: {
        // In sight below forms of any length.
        styleOverrides: {
          root: {
            backgroundColor: token('card'),
            borderTop: `1px solid ${token('line')}`,
            '&.RaToolbar-desktopToolbar': { position: 'sticky', bottom: 0, zIndex: 2 },
          },
        },
      },
      // Its default texts are English.
      MuiPagination: { defaultProps: named('Sayfalar', 'Pages') },
      // react-admin gives its own no name.
      MuiCircularProgress: { defaultProps: named('Lütfen bekleyin', 'Please wait') },
      MuiTooltip: { defaultProps: { enterTouchDelay: 400 } },
    },
  }
}

/** The light or dark theme, following the system's colour scheme. */
export function useTheme(): RaThemeOptions {
  const isDark = useMediaQuery(DARK)
  return useMemo(() => themeFromTokens(isDark ? 'dark' : 'light'), [isDark])
}
