import { graphql } from '../gql/gql.ts'

/** The answers about what is in a dish. Queries name it, and their generated documents hold it. */
graphql(`
  fragment FoodAnswers on FoodInformation {
    ingredients
    allergens
    allergenNote
    containsAlcohol
    containsPork
    diet
    portion {
      amount
      unit
      of
    }
    energyKcal
    energySource
    isAlcoholicDrink
  }
`)
