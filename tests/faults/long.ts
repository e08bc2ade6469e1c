/** Whether there is time for all of it (`npm run test:faults`), and not only for a part in every run. */
export const long = process.env.FAULTS === 'long'
