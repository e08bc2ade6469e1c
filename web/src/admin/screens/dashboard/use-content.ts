import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import { allows, keepsBook } from '../../api/access.ts'
import { ask } from '../../api/ask.ts'
import { useNow } from '../../api/use-now.ts'
import { useToday } from '../../api/use-today.ts'
import { useWaitingTables } from '../../guests/waiting-tables.ts'
import { useSiteClock } from '../../plans/use-site-clock.ts'
import { dishesWithLeftPictures } from '../../resources/product/send-pictures.ts'
import type { Content } from './attention.ts'

const CONTENT = graphql(`
  query ContentToLookAfter(
    $products: Boolean!
    $categories: Boolean!
    $contacts: Boolean!
    $pages: Boolean!
    $abouts: Boolean!
    $settings: Boolean!
    $administrator: Boolean!
    $book: Boolean!
  ) {
    products @include(if: $products) {
      id
      name
      price
      availiblity
      status
      categoryId
      productImages {
        id
      }
      foodInformation {
        isComplete
        isAlcoholicDrink
        energyKcal
        portion {
          amount
          unit
        }
      }
    }
    business: site @include(if: $products) {
      businessSize
    }
    printedLists @include(if: $products) {
      kind
      changedPrices
      changedProducts
    }
    categories @include(if: $categories) {
      id
      name
      status
      imageFilePath
    }
    contacts @include(if: $contacts) {
      id
      phoneNumber
    }
    site @include(if: $contacts) {
      settings {
        phone
        address
      }
    }
    pages: site @include(if: $pages) {
      hiddenPages
      pages {
        key
        mode
      }
    }
    abouts @include(if: $abouts) {
      id
    }
    identity: site @include(if: $settings) {
      imageUrl
      settings {
        name
        heroText
      }
    }
    demoContent @include(if: $administrator)
    recoveryCodeMadeAt @include(if: $administrator)
    pushConcern @include(if: $book)
    mailAccount @include(if: $administrator) {
      state
    }
    backups @include(if: $administrator) {
      needAttention
    }
    backupCopies @include(if: $administrator) {
      needAttention
      lastCopied
    }
  }
`)

/** The content that the signed-in user may look after; undefined until it is read, and where there is none. */
export function useContent() {
  const { permissions: roles = [], isPending } = usePermissions<readonly string[]>()
  const today = useToday()
  const keeps = keepsBook(roles)
  const parts = {
    products: allows(roles, 'edit', 'product'),
    categories: allows(roles, 'edit', 'category'),
    contacts: allows(roles, 'edit', 'contact'),
    pages: allows(roles, 'edit', 'pageText'),
    abouts: allows(roles, 'edit', 'about'),
    settings: allows(roles, 'edit', 'site'),
    administrator: roles.includes('administrator'),
    book: keeps,
  }
  const { data: tables } = useWaitingTables(keeps)
  const hours = useSiteClock(keeps)
  const now = useNow()
  const { data, error, refetch } = useQuery({
    queryKey: ['contentToLookAfter', parts],
    queryFn: async () => ({
      ...(await ask(CONTENT, parts)),
      waitingPictures: await dishesWithLeftPictures(),
    }),
    enabled: !isPending && Object.values(parts).some(Boolean),
  })
  const requests = tables && hours && { tables, hours, now }
  const content: Content | undefined = data && { ...data, today, requests }
  return { content, error, refetch }
}
