export const title = '404 · Страница не найдена'
export const description = 'Такой страницы нет.'
export const heading = 'Мы не нашли эту страницу'
export const lead = 'Возможно, её перенесли или удалили. Меню и контакты на своём месте.'
export const causes = {
  forbidden: 'У вас нет доступа к этой странице.',
  missing: 'То, что вы ищете, не найдено; возможно, оно удалено.',
  server: 'На сервере произошла непредвиденная ошибка. Попробуйте чуть позже.',
}
export const tryAgain = 'Попробовать ещё раз'
export const toHome = 'На главную'
export const seeMenu = 'Открыть меню'
