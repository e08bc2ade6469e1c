/** Values by case-insensitive names, which keep the caller's spelling. */
export class NamedValues {
  private readonly byName = new Map<string, { spelled: string; value: unknown }>()

  constructor(source: object) {
    for (const [spelled, value] of Object.entries(source)) {
      this.byName.set(spelled.toLowerCase(), { spelled, value })
    }
  }

  get(name: string): unknown {
    return this.byName.get(name.toLowerCase())?.value
  }

  has(name: string): boolean {
    return this.byName.has(name.toLowerCase())
  }

  spelled(name: string): string {
    return this.byName.get(name.toLowerCase())?.spelled ?? name
  }
}
