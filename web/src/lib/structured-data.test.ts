import { expect, test } from 'vitest'
import type { Hours } from '../rules/opening-hours.ts'
import { restaurantData } from './structured-data.ts'

const site = (hours: Partial<Hours>) => ({
  name: 'Lokanta',
  phone: '+90 312 000 00 00',
  address: 'Taşpınar Cd. 1, Gölbaşı/Ankara',
  mapUrl: 'https://maps.example/',
  socialLinks: [],
  hours: { timeZone: 'Europe/Istanbul', weekly: [], exceptions: [], ...hours },
})
const period = (opens: string, closes: string, kind = 'SERVICE') => ({ opens, closes, kind })
const day = (periods: readonly ReturnType<typeof period>[], closed = false) => ({
  ...{ fromDate: '2026-12-31', toDate: '2027-01-01', label: 'Yılbaşı', closed, periods },
})

test('only a whole day is written as one, not hours that end where they began', () => {
  const weekly = [
    { weekday: 1, ...period('00:00', '00:00') },
    { weekday: 2, ...period('10:00', '10:00') },
  ]
  expect(restaurantData(site({ weekly }), {}, { takesTables: false, takesOrders: false })).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' },
      { dayOfWeek: ['Tuesday'], opens: '10:00', closes: '10:00' },
    ],
  })
})

test('contains exceptions, including closed days', () => {
  const data = (exceptions: Hours['exceptions']) =>
    restaurantData(site({ exceptions }), {}, { takesTables: false, takesOrders: false })
  const days = { validFrom: '2026-12-31', validThrough: '2027-01-01' }
  expect(data([day([period('18:00', '02:00')])])).toMatchObject({
    specialOpeningHoursSpecification: [{ ...days, opens: '18:00', closes: '02:00' }],
  })
  expect(data([day([], true)])).toMatchObject({
    specialOpeningHoursSpecification: [{ ...days, opens: '00:00', closes: '00:00' }],
  })
})

test('empty lists are left out', () => {
  const data = restaurantData(
    site({ exceptions: [day([period('10:00', '12:00', 'KITCHEN')])] }),
    {},
    { takesTables: false, takesOrders: false },
  )
  expect(Object.keys(data)).not.toContain('openingHoursSpecification')
  expect(Object.keys(data)).not.toContain('specialOpeningHoursSpecification')
  expect(Object.keys(data)).not.toContain('sameAs')
})

test('tables are asked for and orders made on their own pages, while the site takes them', () => {
  const data = (takesTables: boolean, takesOrders = false) =>
    restaurantData(site({}), { acceptsReservations: true }, { takesTables, takesOrders }) as Record<
      string,
      unknown
    >
  expect(data(false).acceptsReservations).toBe(true)
  expect(data(false)).not.toHaveProperty('potentialAction')
  expect(data(true)).toMatchObject({
    acceptsReservations: '/book-table',
    potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: '/book-table' } },
  })
  const orders = { '@type': 'OrderAction', target: { urlTemplate: '/online-order' } }
  expect(data(false, true)).toMatchObject({ potentialAction: orders })
  expect(data(true, true)).toMatchObject({ potentialAction: [{ '@type': 'ReserveAction' }, orders] })
})

test('a phone has its country code, the menu both of its names, and nobody is given a cuisine', () => {
  const data = restaurantData(
    { ...site({}), phone: '0312 555 01 23' },
    {},
    { takesTables: false, takesOrders: false },
  )
  expect(data).toMatchObject({
    telephone: '+903125550123',
    menu: '/food-collection',
    hasMenu: '/food-collection',
  })
  expect(data).not.toHaveProperty('servesCuisine')
})
