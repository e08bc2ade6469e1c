import { isUnreachable } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { replyOrKept } from '../../api/kept-replies.ts'
import { TABLES_OF_DAY } from './tables.operations.ts'

/** Reads the book of a day; today's is kept for when there is no connection. */
export const bookQuery = (day: string, isToday: boolean) => ({
  queryKey: ['tables', day],
  queryFn: async () => {
    const read = async () => ({ ...(await ask(TABLES_OF_DAY, { date: day })), day })
    if (!isToday) return { reply: await read(), keptAt: null }
    return replyOrKept('book', read, isUnreachable, (kept) => kept.day === day)
  },
})
