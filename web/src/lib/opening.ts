/** Minutes since midnight in Turkey, whatever the visitor's time zone. */
function minutesInTurkey(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Istanbul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether the restaurant is open at a time; hours are HH:MM in Europe/Istanbul. */
export function isOpenAt(now: Date, hours: { opens: string; closes: string }): boolean {
  const minutes = minutesInTurkey(now)
  return minutes >= minutesOf(hours.opens) && minutes < minutesOf(hours.closes)
}

/** The day of the week in Turkey, whatever the visitor's time zone; Monday is 0. */
export function weekdayInTurkey(now: Date): number {
  // Turkey has kept UTC+3 all year since 2016.
  return (new Date(now.getTime() + 3 * 3_600_000).getUTCDay() + 6) % 7
}
