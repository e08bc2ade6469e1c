import { vi } from 'vitest'

/** Limits are for what never comes: a loaded machine takes longer than the second that these give by themselves. */
const PATIENT = { timeout: 60_000, interval: 50 }
const { waitFor, waitUntil } = vi

const patient = (options: number | object = {}) => ({
  ...PATIENT,
  ...(typeof options === 'number' ? { timeout: options } : options),
})

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
