import type { Theme } from '@mui/material'
import { useEffect, useRef } from 'react'
import { TitlePortal, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useWaitingCount } from '../guests/waiting-count.ts'
import { focusContent, TITLE_ID } from './focus-content.ts'

/** A long title takes up to two lines on phones, since the buttons of the bar leave it little room. */
const onPhones = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    fontSize: '1rem',
    lineHeight: 1.15,
    // An inline block would count as one line.
    '& > span': { display: 'inline' },
  },
})

/**
 * The title of the screen as its heading and, behind the number of waiting requests, as the document title. After a navigation the screen, labelled by it, gets
 * the focus, so that screen readers announce it and the keyboard starts behind the bar and the sidebar, unless a field
 * of the screen has taken the focus.
 */
export function ScreenTitle() {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const office = translate('admin.frame.title')
  const { count } = useWaitingCount()
  const waiting = count > 0 ? `(${count}) ` : ''
  const shown = useRef(pathname)
  const isNew = useRef(false)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    isNew.current = true
  }, [pathname])
  useEffect(() => {
    const heading = document.getElementById(TITLE_ID)
    if (!heading) return
    const tell = () => {
      const title = heading.textContent?.trim() ?? ''
      document.title = waiting + (title ? `${title} · ${office}` : office)
      if (!title || !isNew.current) return
      isNew.current = false
      const { activeElement } = document
      const isInField = activeElement?.matches('input, textarea, select, [role="dialog"] *') ?? false
      if (!isInField) focusContent()
    }
    // Screens set their title once they are loaded, and forms once their record is.
    const observer = new MutationObserver(tell)
    observer.observe(heading, { childList: true, characterData: true, subtree: true })
    tell()
    return () => observer.disconnect()
  }, [office, waiting])
  return <TitlePortal component="h1" sx={onPhones} />
}
