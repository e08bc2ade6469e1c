import { useQuery } from '@apollo/client/react'
import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { FullLoader } from '../components/full-loader.tsx'
import { PageTitle } from '../components/page-title.tsx'
import * as guestTableWords from '../features/reservation/guest-table.words.ts'
import { GuestTableCard } from '../features/reservation/guest-table-card.tsx'
import { keptTables } from '../features/reservation/kept-tables.ts'
import * as tableWords from '../features/reservation/table.words.ts'
import { TABLE_RULES } from '../features/reservation/table-queries.ts'
import { useGuestTable } from '../features/reservation/use-guest-table.ts'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { PageMissing } from '../lib/page-missing.ts'
import { paths } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import '../features/reservation/guest-table.css'

/** The page of a guest's table. @param code the last part of its address. */
export function GuestTable({ code }: { readonly code: string }) {
  const { pathname } = useLocation()
  const isMissing = useContext(PageMissing) === pathname
  // Addresses ignore case.
  const known = code.toLowerCase()
  useEffect(() => {
    if (isMissing) keptTables.forget(known)
  }, [isMissing, known])
  return isMissing ? <NotFound /> : <Guest code={known} />
}

function Guest({ code }: { readonly code: string }) {
  const table = useGuestTable(code)
  return table.isMissing ? <NotFound /> : <Table {...table} />
}

function Table({ guest, hasFailed, hasGivenUp, ask, giveUp, change }: ReturnType<typeof useGuestTable>) {
  const { site, takesTables } = useSite()
  const rules = useQuery(TABLE_RULES).data?.site
  // Without a path it is not indexed.
  usePageHead({ title: guestTableWords.title, description: guestTableWords.description })
  return (
    <>
      <PageTitle
        title={guestTableWords.title}
        parents={takesTables ? [{ name: tableWords.title, to: paths.bookTable }] : []}
      />
      {guest && site ? (
        <GuestTableCard
          guest={guest}
          site={site}
          takesTables={takesTables}
          rules={rules}
          hasGivenUp={hasGivenUp}
          onGiveUp={giveUp}
          onChange={change}
        />
      ) : (
        <FullLoader shown failed={hasFailed} onRetry={() => void ask()} />
      )}
    </>
  )
}
