/** Does work on each of many, a few at a time: what is tried is not how many the product serves at once. */
export async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const place = next++
      done[place] = await work(items[place] as T)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}
