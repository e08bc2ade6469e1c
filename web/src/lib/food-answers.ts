import { graphql } from '../gql/gql.ts'

/** Fragment of a dish's food information. Queries spread it, and their generated documents contain it. */
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
