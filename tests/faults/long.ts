/** Whether to run the whole suite (`npm run test:faults`), and not only the part for every run. */
export const long = process.env.FAULTS === 'long'
