/** Whether only the computer that serves an address reaches it: guests could not open it. */
export function isLoopback(address: string): boolean {
  return /^(127\..*|localhost|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname)
}
