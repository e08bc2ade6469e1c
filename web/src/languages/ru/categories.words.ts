export const title = 'Разделы меню'
export const heading = 'Меню'
export const description = (names: string) => (names ? `В нашем меню: ${names}.` : 'Разделы нашего меню.')
export const none = 'Мы готовим меню; если есть вопросы, позвоните нам.'
