/** The food information of a dish without any answer, as the screens read it. */
export const UNANSWERED_FOOD = {
  ingredients: null,
  allergens: null,
  allergenNote: null,
  containsAlcohol: null,
  containsPork: null,
  diet: null,
  portion: null,
  energyKcal: null,
  energySource: null,
  isAlcoholicDrink: false,
}
