import { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { system } from '../core/access.ts'
import type { PictureSource } from '../core/images/picture-source.ts'
import { Status } from '../core/primitives/status.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Diet, EnergySource, PortionUnit } from '../modules/product/food.item.ts'
import type { Services } from '../services.ts'
import { Drawings } from './drawings.ts'
import { foodOfBreakfastAndStarters } from './food-breakfast-and-starters.ts'
import { foodOfMains } from './food-mains.ts'
import { foodOfSweetsAndDrinks } from './food-sweets-and-drinks.ts'
import { about, blogs, contact, services as houseServices } from './house.ts'
import { breakfastAndStarters } from './menu-breakfast-and-starters.ts'
import { mains } from './menu-mains.ts'
import { sweetsAndDrinks } from './menu-sweets-and-drinks.ts'
import type { DemoAnswers, DemoDish, DemoFood } from './menu-types.ts'

const SQUARE = { width: 640, height: 640 }
const WIDE = { width: 960, height: 720 }
/** Number of dishes that are drawn ahead of the one being stored. */
const AHEAD = 2
/** Dishes that are sold out in the demo, so that one sees how that looks. */
const SOLD_OUT = new Set(['Kelle Paça', 'Elmalı Turta'])
/** Dishes that show a second, closer picture in their lightbox. */
const SEEN_TWICE = new Set(['Serpme Kahvaltı', 'Karışık Izgara', 'Künefe', 'Klasik Burger'])

/** Fills an empty database with the demo restaurant, through the services that staff use, in one transaction. */
export async function loadDemoContent(em: EntityManager, services: Services): Promise<void> {
  const artist = new Drawings()
  try {
    await em.transactional(async (tx) => {
      const context: RequestContext = {
        em: tx,
        caller: system,
        requestId: 'demo',
        address: 'system',
        token: null,
      }
      await loadHouse(context, services, artist)
      await loadMenu(context, services, artist)
      await loadBlog(context, services, artist)
    })
  } finally {
    artist.stop()
  }
}

const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const answers: DemoAnswers = {
  ...foodOfBreakfastAndStarters,
  ...foodOfMains,
  ...foodOfSweetsAndDrinks,
}

async function loadHouse(context: RequestContext, services: Services, artist: Drawings): Promise<void> {
  await services.abouts.add(context, { description: about })
  await services.contacts.add(context, contact)
  for (const { name, description, icon, drawings } of houseServices) {
    await services.restaurantServices.add(context, {
      name,
      description,
      icon: source(`${name}-simge.png`, await artist.icon(icon)),
      image: source(`${name}.png`, await artist.plate(name, drawings, WIDE)),
    })
  }
}

async function loadMenu(context: RequestContext, services: Services, artist: Drawings): Promise<void> {
  for (const { name, description, drawings, dishes } of menu) {
    const categoryId = await services.categories.add(context, {
      name,
      description,
      image: source(`${name}.png`, await artist.plate(name, drawings, { ...WIDE, fill: 0.92 })),
      icon: source(`${name}-simge.png`, await artist.icon(drawings[0] as string)),
    })
    // Written one after the other, since they share the transaction; the next ones are drawn meanwhile.
    const drawing = dishes.slice(0, AHEAD).map((dish) => drawn(dish, artist))
    for (const [place, [dishName, price, dishDescription]] of dishes.entries()) {
      const ahead = dishes[place + AHEAD]
      if (ahead) drawing.push(drawn(ahead, artist))
      const food = answers[dishName]
      const id = await services.products.addAnswered(context, {
        name: dishName,
        price,
        description: dishDescription,
        availiblity: !SOLD_OUT.has(dishName),
        status: food || !services.products.strictFood ? Status.ACTIVE : Status.PASSIVE,
        categoryId,
        ...(food && answered(food)),
      })
      await services.productImages.addAll(
        context,
        id,
        await (drawing[place] as Promise<Promise<PictureSource>[]>),
      )
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

async function drawn([name, , , ...drawings]: DemoDish, artist: Drawings): Promise<Promise<PictureSource>[]> {
  const pictures = [source(`${name}.png`, await artist.plate(name, drawings, SQUARE))]
  if (SEEN_TWICE.has(name)) {
    pictures.push(
      source(`${name}-2.png`, await artist.plate(`${name} 2`, drawings, { ...SQUARE, fill: 1.15 })),
    )
  }
  return pictures
}

async function loadBlog(context: RequestContext, services: Services, artist: Drawings): Promise<void> {
  const categories = new Map<string, number>()
  const tags = new Map<string, number>()
  for (const { name, description, category, tags: tagNames, drawings } of blogs) {
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
      image: source(`${name}.png`, await artist.plate(name, drawings, WIDE)),
    })
  }
}

function source(filename: string, bytes: Buffer): Promise<PictureSource> {
  return Promise.resolve({ filename, createReadStream: () => Readable.from([bytes]) })
}
