export const MEBIBYTE = 1024 * 1024
export const YEAR_SECONDS = 31_536_000
