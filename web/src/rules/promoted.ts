/** Whether a dish may be in structured data, carousels, shared pictures, or any other advertising. */
export function isPromoted(food: { readonly isAlcoholicDrink: boolean }): boolean {
  return !food.isAlcoholicDrink
}
