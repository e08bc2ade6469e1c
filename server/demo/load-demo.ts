import type { EntityManager } from '@mikro-orm/postgresql'
import { system } from '../core/access.ts'
import { Status } from '../core/primitives/status.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Diet, EnergySource, PortionUnit } from '../modules/product/food.item.ts'
import type { Services } from '../services.ts'
import { demoPicture, iconFile, pictureFile, picturesOfDish } from './demo-pictures.ts'
import { foodOfBreakfastAndStarters } from './food-breakfast-and-starters.ts'
import { foodOfMains } from './food-mains.ts'
import { foodOfSweetsAndDrinks } from './food-sweets-and-drinks.ts'
import { about, blogs, contact, services as houseServices } from './house.ts'
import { breakfastAndStarters } from './menu-breakfast-and-starters.ts'
import { mains } from './menu-mains.ts'
import { sweetsAndDrinks } from './menu-sweets-and-drinks.ts'
import type { DemoAnswers, DemoFood } from './menu-types.ts'

/** Dishes that are sold out, to show how that looks. */
const SOLD_OUT = new Set(['Kelle Paça', 'Elmalı Turta'])

/** Fills an empty database with the demo restaurant in one transaction, through the same services as staff. */
export async function loadDemoContent(em: EntityManager, services: Services): Promise<void> {
  await em.transactional(async (tx) => {
    const context: RequestContext = {
      em: tx,
      caller: system,
      requestId: 'demo',
      address: 'system',
      token: null,
    }
    await loadHouse(context, services)
    await loadMenu(context, services)
    await loadBlog(context, services)
  })
}

const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const answers: DemoAnswers = {
  ...foodOfBreakfastAndStarters,
  ...foodOfMains,
  ...foodOfSweetsAndDrinks,
}

async function loadHouse(context: RequestContext, services: Services): Promise<void> {
  await services.abouts.add(context, { description: about })
  await services.contacts.add(context, contact)
  for (const { name, description } of houseServices) {
    await services.restaurantServices.add(context, {
      name,
      description,
      icon: demoPicture(iconFile('service', name)),
      image: demoPicture(pictureFile('service', name)),
    })
  }
}

async function loadMenu(context: RequestContext, services: Services): Promise<void> {
  for (const { name, description, dishes } of menu) {
    const categoryId = await services.categories.add(context, {
      name,
      description,
      image: demoPicture(pictureFile('category', name)),
      icon: demoPicture(iconFile('category', name)),
    })
    for (const [order, [dishName, price, dishDescription]] of dishes.entries()) {
      const food = answers[dishName]
      const id = await services.products.addAnswered(context, {
        name: dishName,
        price,
        description: dishDescription,
        availiblity: !SOLD_OUT.has(dishName),
        status: food || !services.strictFood ? Status.ACTIVE : Status.PASSIVE,
        categoryId,
        // The house's own: its best first, not the first of the alphabet.
        order,
        ...(food && answered(food)),
      })
      const files = picturesOfDish(dishName)
      if (files.length > 0) await services.productImages.addAll(context, id, files.map(demoPicture))
      // Each flush checks all records that are still managed.
      context.em.clear()
    }
  }
}

function answered([ingredients, allergens, diet, [amount, unit, of], energyKcal, more]: DemoFood) {
  return {
    ingredients,
    allergens: allergens.split(' ').filter(Boolean),
    allergenNote: more?.note ?? null,
    containsAlcohol: more?.alcohol ?? false,
    containsPork: false,
    diet: Diet[diet],
    portion: { amount, unit: PortionUnit[unit], of: of ?? null },
    energyKcal,
    energySource: EnergySource[more?.source ?? 'ESTIMATE'],
  }
}

async function loadBlog(context: RequestContext, services: Services): Promise<void> {
  const categories = new Map<string, number>()
  const tags = new Map<string, number>()
  for (const { name, description, category, tags: tagNames } of blogs) {
    if (!categories.has(category)) {
      categories.set(category, await services.blogCategories.add(context, { name: category }))
    }
    for (const tag of tagNames) {
      if (!tags.has(tag)) tags.set(tag, await services.blogTags.add(context, { name: tag }))
    }
    await services.blogs.add(context, {
      name,
      description,
      categoryId: categories.get(category),
      tagIds: tagNames.map((tag) => tags.get(tag) as number),
      image: demoPicture(pictureFile('post', name)),
    })
  }
}
