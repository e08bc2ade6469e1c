export function SteamingCup() {
  return (
    <svg className="steaming-cup" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        className="steaming-cup__steam"
        d="M24 22c-3-4 3-6 0-11M32 22c-3-4 3-6 0-11M40 22c-3-4 3-6 0-11"
      />
      <path d="M14 28h34v12a13 13 0 0 1-13 13h-8a13 13 0 0 1-13-13ZM48 31h3a6 6 0 0 1 0 12h-4M10 58h42" />
    </svg>
  )
}
