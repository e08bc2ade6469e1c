/**
 * The orders of a list that its user has seen or made: the one on the screen, and own ones that may be stored without
 * a reply. Any other is from somebody else, also one that was on the screen before.
 */
export class SeenOrders {
  private shown = ''
  private readonly sent = new Set<string>()

  /** Notes the order on the screen. */
  show(order: string): void {
    if (order === this.shown) return
    this.shown = order
    this.sent.clear()
  }

  /** Notes an order that is being sent. */
  send(order: string): void {
    this.sent.add(order)
  }

  has(order: string): boolean {
    return order === this.shown || this.sent.has(order)
  }
}
