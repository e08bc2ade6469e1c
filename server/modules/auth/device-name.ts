/** Browsers by what they call themselves, the most specific first. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a `User-Agent` says of a device, such as `Chrome · Android`; empty if it says nothing that is known. */
export function deviceName(userAgent = ''): string {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  )
  return named.join(' · ')
}

/** A canonical address without its last part, such as `203.0.113` or `2001:db8:1`. */
export function placeOf(address: string): string {
  const [network = ''] = address.split('::')
  return /[.:]/.test(network) ? network.replace(/[.:][^.:]*$/, '') : ''
}
