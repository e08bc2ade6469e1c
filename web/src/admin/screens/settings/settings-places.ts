import { screenPaths } from '../../api/screen-paths.ts'

/** The fields that are not on the first screen of the settings. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  [screenPaths.tableSettings]: ['acceptsReservations', 'reservations'],
  [screenPaths.orderSettings]: ['ordering', 'tradeNumber', 'kepAddress'],
  [screenPaths.pageSettings]: [
    ...['pages', 'languages', 'hideAlcoholicDrinks', 'legalName'],
    ...['registrationNumber', 'businessSize', 'officialQr'],
  ],
}

/** The address of the screen of the settings that has a field. */
export function settingsPathOf(field: string): string {
  const [path = screenPaths.settings] =
    Object.entries(ELSEWHERE).find(([, fields]) => fields.includes(field)) ?? []
  return path
}
