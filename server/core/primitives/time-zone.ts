/** The time zone of all hours and days of the restaurant. */
export const TIME_ZONE = 'Europe/Istanbul'
