export function Garden() {
  return (
    <svg className="drawing coming-soon__garden" viewBox="0 -34 640 246" aria-hidden="true" focusable="false">
      <ellipse className="glow" cx="320" cy="196" rx="300" ry="120" />
      <g className="line">
        <path d="M12 204h616" />
        <path d="M60 40c120 60 400 60 520 0" />
        <path
          className="in-gold"
          d="M150 70v10m-9 0h18l-3 24h-12ZM320 85v10m-9 0h18l-3 24h-12ZM490 70v10m-9 0h18l-3 24h-12Z"
        />
        <path d="M60 204V40M580 204V40" />
        <path
          className="of-green in-green"
          d="M60 44c-38 6-52-18-36-32 8-20 46-16 50-4 26-4 32 30-14 36ZM580 44c38 6 52-18 36-32-8-20-46-16-50-4-26-4-32 30 14 36Z"
        />
        <path className="in-card" d="M226 150h188l10 16H216Z" />
        <path d="M240 166v38M400 166v38" />
        <path className="in-red" d="M270 150a18 14 0 0 1 36 0ZM334 150a18 14 0 0 1 36 0Z" />
        <path d="M320 150v-12m-8 0h16" />
        <path
          className="of-green"
          d="M160 128h12l8 44h38v32M180 172v32M480 128h-12l-8 44h-38v32M460 172v32"
        />
        <path
          className="of-green"
          d="M110 204c0-16-8-20-14-26m14 26c0-18 8-24 14-30M530 204c0-16-8-20-14-26m14 26c0-18 8-24 14-30"
        />
      </g>
    </svg>
  )
}
