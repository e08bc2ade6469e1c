import { TAG_OF_SEVERAL, tagOfTable } from '../../rules/pushed-message.ts'

/** Takes away the notices of requests that wait no more, and shows on the icon how many do. */
export async function settleNotices(waiting: readonly string[]): Promise<void> {
  const badge = waiting.length > 0 ? navigator.setAppBadge?.(waiting.length) : navigator.clearAppBadge?.()
  await badge?.catch(() => {})
  const registration = await navigator.serviceWorker?.getRegistration('/admin')
  const shown = (await registration?.getNotifications?.()) ?? []
  const kept = new Set(waiting.map((id) => tagOfTable(Number(id))))
  for (const notice of shown) {
    const isRequest = ['TABLE', 'CHANGE'].includes(notice.data?.kind)
    const isOfTable = isRequest && notice.tag.startsWith('table-') && !kept.has(notice.tag)
    if (isOfTable || (notice.tag === TAG_OF_SEVERAL && waiting.length === 0)) notice.close()
  }
}
