export const title = 'Политика конфиденциальности'
export const description =
  'Ваши персональные данные, файлы cookie и ваши права по турецкому закону № 6698 (KVKK).'
