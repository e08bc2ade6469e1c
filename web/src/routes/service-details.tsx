import { useQuery } from '@apollo/client/react'
import { useContext } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { Empty } from '../components/empty.tsx'
import { NoAnswer } from '../components/no-answer.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { SERVICE } from '../features/services/services-query.ts'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { PageMissing } from '../lib/page-missing.ts'
import { fromHere } from '../lib/picture.ts'
import { breadcrumbData } from '../lib/structured-data.ts'
import { nameOf, plainOf, told } from '../lib/told.tsx'
import { paths } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import * as serviceWords from './service-details.words.ts'

export function Component() {
  const { pathname } = useLocation()
  return useContext(PageMissing) === pathname ? <NotFound /> : <Details />
}

function Details() {
  const { id } = useParams()
  const { services, takesTables } = useSite()
  const { data, error, refetch } = useQuery(SERVICE, { variables: { id: id ?? '' }, skip: !id })
  const service = data?.service
  const known = service ?? services.find((each) => each.id === id)
  const name = known && nameOf(known)
  const others = services.filter((each) => each.id !== id)
  const path = id ? paths.service(service?.id ?? id) : paths.serviceChoice
  usePageHead({
    title: name ?? serviceWords.title,
    description: service
      ? plainOf(service, 'description')
      : services.length > 0
        ? serviceWords.description
        : '',
    path,
    // Without a service there is nothing to find.
    isSample: !id,
    ...(service?.imageUrl && {
      service: { id: service.id, imageUrl: service.imageUrl },
      pictureAlt: nameOf(service),
    }),
    data: import.meta.env.SSR
      ? breadcrumbData([
          { name: serviceWords.parent, path: paths.services },
          ...(name ? [{ name, path }] : []),
        ])
      : undefined,
  })
  return (
    <>
      <PageTitle
        title={name ?? serviceWords.title}
        {...(known && { shown: told(known, 'name') })}
        parents={id ? [{ name: serviceWords.parent, to: paths.services }] : []}
      />
      <div className="page-width service-page">
        <article>
          {!id && services.length === 0 && <Empty text={serviceWords.none} />}
          {!id && services.length > 0 && (
            <div className="service-page__choice">
              <img src="/tile-restaurant.svg" alt="" width={160} height={160} />
              <p className="lead">{serviceWords.choose}</p>
            </div>
          )}
          {!service && <NoAnswer error={error} onRetry={() => refetch()} />}
          {service?.imageUrl && (
            <img
              className="service-page__picture"
              src={fromHere(service.imageUrl)}
              alt=""
              width={960}
              height={720}
            />
          )}
          {service?.description && <p className="lead">{told(service, 'description')}</p>}
        </article>
        <aside className="panel" aria-labelledby="hizmetler">
          <h2 id="hizmetler">{others.length > 0 ? serviceWords.others : serviceWords.reachUs}</h2>
          {others.length > 0 && (
            <ul>
              {others.map((each) => (
                <li key={each.id}>
                  <Link to={paths.service(each.id)}>{told(each, 'name')}</Link>
                </li>
              ))}
            </ul>
          )}
          <Link className="button" to={takesTables ? paths.bookTable : paths.contact}>
            {serviceWords.book}
          </Link>
        </aside>
      </div>
    </>
  )
}
