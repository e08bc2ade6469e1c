import { useQuery } from '@apollo/client/react'
import { graphql } from '../gql/gql.ts'
import type { FactsQuery } from '../gql/graphql.ts'

/** Facts for structured data, which search engines read in replies of the server. */
export const FACTS = graphql(`
  query Facts {
    site {
      locality
      region
      postalCode
      latitude
      longitude
      priceRange
      acceptsReservations
      foundedYear
      registrationNumber
      parking
      stepFree
    }
  }
`)

type UseFacts = () => FactsQuery['site'] | undefined

/** Asked on the server only: browsers do not download the query. */
export const useFacts: UseFacts = import.meta.env.SSR ? () => useQuery(FACTS).data?.site : () => undefined
