export const title = 'Datenschutz'
export const description =
  'Ihre personenbezogenen Daten, Cookies und Ihre Rechte nach dem türkischen Gesetz Nr. 6698 (KVKK).'
