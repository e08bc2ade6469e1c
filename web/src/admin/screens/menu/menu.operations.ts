import { graphql } from '../../../gql/gql.ts'

graphql(`
  fragment MenuDish on Product {
    id
    name
    price
    availiblity
    status
    categoryId
    version
  }
`)

/** Rises with every change of any record: polling it every few seconds costs one number. */
export const LATEST_CHANGE = graphql(`
  query LatestChange {
    latestChange
  }
`)

/** The whole menu, with hidden records for users who manage them. */
export const MENU_AT_A_GLANCE = graphql(`
  query MenuAtAGlance {
    categories {
      id
      name
      status
    }
    products {
      ...MenuDish
      productImages {
        id
        thumbUrl
      }
    }
  }
`)

export const ONE_MENU_DISH = graphql(`
  query OneMenuDish($id: ID!) {
    product(id: $id) {
      ...MenuDish
    }
  }
`)

export const MENU_DISHES = graphql(`
  query MenuDishes {
    products {
      ...MenuDish
    }
  }
`)

/** The subject above those of all calls below, which the screen shows itself. */
export const MENU = 'menu'

export const CHANGE_MENU_DISHES = graphql(`
  mutation ChangeMenuDishes($ids: [ID!]!, $input: UpdateProduct!, $versions: [Int!], $clientKey: ID) {
    many: updateProducts(ids: $ids, input: $input, versions: $versions, clientKey: $clientKey) {
      count
      requestId
    }
  }
`)

export const CHANGE_MENU_DISH = graphql(`
  mutation ChangeMenuDish($id: ID!, $input: UpdateProduct!, $clientKey: ID) {
    product: updateProduct(id: $id, input: $input, clientKey: $clientKey) {
      ...MenuDish
    }
  }
`)

export const CHANGE_PLAN_LINES = graphql(`
  mutation ChangePlanLines($id: ID!, $input: UpdatePricePlan!) {
    plan: updatePricePlan(id: $id, input: $input) {
      id
    }
  }
`)

export const CANCEL_PLAN = graphql(`
  mutation CancelPlan($ids: [ID!]!) {
    many: removePricePlans(ids: $ids) {
      count
    }
  }
`)
