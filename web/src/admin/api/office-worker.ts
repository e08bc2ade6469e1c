import { currentI18n } from '../language/i18n-provider.ts'

/** Registers the worker of the back-office, which speaks the language of the screen: see `admin-worker.js`. */
export const registerOfficeWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(`/admin-worker.js?language=${currentI18n().getLocale()}`, {
    scope: '/admin',
  })
