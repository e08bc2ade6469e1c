export const title = 'Наши услуги'
export const before = 'Предыдущая услуга'
export const after = 'Следующая услуга'
