export const title = 'Услуги'
export const description = (names: string) => `Наши услуги: ${names}.`
export const offered = 'Что мы предлагаем'
