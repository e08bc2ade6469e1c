import { countedRussian } from '../plurals.ts'

export const skip = 'К содержанию'
export const openMenu = 'Открыть меню'
export const closeMenu = 'Закрыть меню'
export const mainMenu = 'Главное меню'
export const home = 'Главная'
export const about = 'О нас'
export const menu = 'Меню'
export const services = 'Услуги'
export const showServices = 'Показать услуги'
export const contact = 'Контакты'
export const bookTable = 'Забронировать'
export const cart = (count: number) =>
  `Корзина, ${countedRussian(count, { one: 'позиция', few: 'позиции', many: 'позиций' })}`
export const phone = (number: string) => `Телефон ${number}`
export const pages = 'Страницы'
export const categories = 'Разделы меню'
export const reachUs = 'Контакты'
export const languages = 'Языки'
export const information = 'Информация'
export const order = 'Заказ онлайн'
export const blog = 'Статьи'
export const faq = 'Частые вопросы'
export const terms = 'Условия использования'
export const privacy = 'Конфиденциальность'
export const quickAccess = 'Быстрый доступ'
export const table = 'Столик'
export const call = 'Позвонить'
export const directions = 'Маршрут'
export const offline = 'Нет подключения.'
export const pricesOf = (moment: string) => `Цены на ${moment}.`
export const storedAt = (moment: string) => `Страница сохранена ${moment}.`
export const outdated = (moment: string) =>
  `Страница сохранена ${moment}; чтобы узнать актуальные цены, позвоните нам.`
export const reload = 'Обновить'
