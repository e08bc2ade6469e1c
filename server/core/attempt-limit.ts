/** Counts attempts, such as sign-ins, over all processes. */
export interface AttemptLimit {
  /**
   * @param key an address, or another identifier of the client.
   * @throws {TooManyRequestsError} past the limit.
   */
  take(key: string): Promise<void>
}
